import { loadStaffList } from './staff-list-page.server.ts';
import StaffListPage from './staff-list-page.tsx';

export const loader = loadStaffList('investors');

export default StaffListPage;
