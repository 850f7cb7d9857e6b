import { sql } from 'drizzle-orm';

/** SQL: what the rows `r` of reports are about, whatever the kind of their subject. */
export const REPORTED = sql`LEFT JOIN companies c ON c.id = r.company_id
  LEFT JOIN jobs j ON r.subject_type = 'job' AND j.id = r.subject_id
  LEFT JOIN investors v ON r.subject_type = 'investor' AND v.id = r.subject_id
  LEFT JOIN application_messages m ON r.subject_type = 'message' AND m.id = r.subject_id
  LEFT JOIN users p ON p.id = CASE r.subject_type WHEN 'person' THEN r.subject_id WHEN 'message' THEN m.user_id END
  LEFT JOIN applications a ON a.id = r.application_id
  LEFT JOIN jobs aj ON aj.id = a.job_id LEFT JOIN companies ac ON ac.id = a.company_id`;

/** SQL: the name of the job, startup or investor, or that of the person or of the author of the message. */
export const REPORTED_NAME = sql`CASE r.subject_type WHEN 'job' THEN j.title WHEN 'company' THEN c.name WHEN 'investor' THEN v.name
  ELSE coalesce(nullif(btrim(p.first_name || ' ' || p.last_name), ''), 'Somebody who left') END`;
