import type { Term } from './term.ts';

export { NUMBER_OF_EMPLOYEES } from './company-filter-terms.ts';

/** Closed lists for startups. The database and addresses contain keys; pages show labels. */

/** Includes `impact`, which the sister site and the investors' quiz use. */
export const INDUSTRIES = [
  { key: 'agriculture', label: 'Agriculture' },
  { key: 'ai', label: 'Artificial intelligence' },
  { key: 'biotech', label: 'Biotech' },
  { key: 'blockchain', label: 'Blockchain' },
  { key: 'cleantech', label: 'Cleantech' },
  { key: 'construction', label: 'Construction' },
  { key: 'consumer', label: 'Consumer goods' },
  { key: 'cybersecurity', label: 'Cybersecurity' },
  { key: 'data', label: 'Data and analytics' },
  { key: 'deeptech', label: 'Deep tech' },
  { key: 'ecommerce', label: 'E-commerce' },
  { key: 'education', label: 'Education' },
  { key: 'energy', label: 'Energy' },
  { key: 'fashion', label: 'Fashion and design' },
  { key: 'fintech', label: 'Fintech' },
  { key: 'food', label: 'Food and drink' },
  { key: 'gaming', label: 'Gaming' },
  { key: 'hardware', label: 'Hardware' },
  { key: 'health', label: 'Health' },
  { key: 'hr', label: 'HR and recruiting' },
  { key: 'impact', label: 'Impact' },
  { key: 'industrial', label: 'Manufacturing' },
  { key: 'insurance', label: 'Insurance' },
  { key: 'iot', label: 'Internet of things' },
  { key: 'legal', label: 'Legal' },
  { key: 'logistics', label: 'Logistics' },
  { key: 'maritime', label: 'Maritime' },
  { key: 'marketing', label: 'Marketing and sales' },
  { key: 'media', label: 'Media and entertainment' },
  { key: 'mobility', label: 'Mobility' },
  { key: 'publicsector', label: 'Public sector' },
  { key: 'realestate', label: 'Real estate' },
  { key: 'robotics', label: 'Robotics' },
  { key: 'saas', label: 'Software' },
  { key: 'space', label: 'Space' },
  { key: 'sports', label: 'Sports' },
  { key: 'telecom', label: 'Telecom' },
  { key: 'travel', label: 'Travel' },
  { key: 'other', label: 'Other' },
] as const satisfies readonly Term[];

/** The Sustainable Development Goals of the United Nations. */
export const SDGS = [
  { key: '1', label: 'No poverty' },
  { key: '2', label: 'Zero hunger' },
  { key: '3', label: 'Good health and well-being' },
  { key: '4', label: 'Quality education' },
  { key: '5', label: 'Gender equality' },
  { key: '6', label: 'Clean water and sanitation' },
  { key: '7', label: 'Affordable and clean energy' },
  { key: '8', label: 'Decent work and economic growth' },
  { key: '9', label: 'Industry, innovation and infrastructure' },
  { key: '10', label: 'Reduced inequalities' },
  { key: '11', label: 'Sustainable cities and communities' },
  { key: '12', label: 'Responsible consumption and production' },
  { key: '13', label: 'Climate action' },
  { key: '14', label: 'Life below water' },
  { key: '15', label: 'Life on land' },
  { key: '16', label: 'Peace, justice and strong institutions' },
  { key: '17', label: 'Partnerships for the goals' },
] as const satisfies readonly Term[];

/** Maturity of the product. */
export const STAGES = [
  { key: 'idea', label: 'Idea' },
  { key: 'prototype', label: 'Prototype' },
  { key: 'launched', label: 'Launched' },
  { key: 'growing', label: 'Growing' },
  { key: 'scaling', label: 'Scaling' },
] as const satisfies readonly Term[];

/** The last round closed. */
export const FUNDING_STAGES = [
  { key: 'bootstrapped', label: 'Bootstrapped' },
  { key: 'preseed', label: 'Pre-seed' },
  { key: 'seed', label: 'Seed' },
  { key: 'seriesa', label: 'Series A' },
  { key: 'seriesb', label: 'Series B' },
  { key: 'seriesc', label: 'Series C and later' },
  { key: 'listed', label: 'Listed' },
] as const satisfies readonly Term[];

/** Sources of funding. */
export const FUNDING = [
  { key: 'own', label: 'Own money' },
  { key: 'family', label: 'Friends and family' },
  { key: 'grants', label: 'Grants and public funding' },
  { key: 'crowd', label: 'Crowdfunding' },
  { key: 'angels', label: 'Business angels' },
  { key: 'ventures', label: 'Venture capital' },
  { key: 'corporate', label: 'Corporate investors' },
  { key: 'loan', label: 'Loans' },
] as const satisfies readonly Term[];

export const BUSINESS_MODELS = [
  { key: 'b2b', label: 'B2B' },
  { key: 'b2c', label: 'B2C' },
  { key: 'b2b2c', label: 'B2B2C' },
  { key: 'b2g', label: 'B2G' },
  { key: 'c2c', label: 'C2C' },
  { key: 'saas', label: 'SaaS' },
  { key: 'marketplace', label: 'Marketplace' },
  { key: 'nonprofit', label: 'Non-profit' },
] as const satisfies readonly Term[];

export const KEY_FIGURE_NAMES = [
  { key: 'revenue', label: 'Revenue' },
  { key: 'growth', label: 'Growth a year' },
  { key: 'customers', label: 'Customers' },
  { key: 'users', label: 'Users' },
  { key: 'countries', label: 'Countries' },
  { key: 'raised', label: 'Money raised' },
  { key: 'nationalities', label: 'Nationalities' },
  { key: 'women', label: 'Women in the team' },
  { key: 'co2saved', label: 'CO₂ saved' },
] as const satisfies readonly Term[];

/** Events that a startup can send to its own Slack. */
export const SLACK_NOTIFICATIONS = [
  { key: 'applicant', label: 'Someone applied' },
  { key: 'interest', label: 'Five people are interested in a job' },
  { key: 'approved', label: 'A job was approved' },
  { key: 'expiring', label: 'A job closes in a week' },
  { key: 'expired', label: 'A job closed' },
] as const satisfies readonly Term[];
