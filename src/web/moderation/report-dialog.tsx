import { useId } from 'react';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { ReportForm } from './report-form.tsx';
import type { Subject } from './report-subject.ts';

export function ReportDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <Sheet>
        <ReportForm {...subject} headingId={id} heading="h2" />
      </Sheet>
    </Modal>
  );
}
