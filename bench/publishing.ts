import type { Database } from '#database/client.ts';
import type { Context } from '#domain/context.ts';
import { createJob } from '#domain/jobs/commands.server.ts';
import { jobInput } from '#domain/jobs/inputs.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { contextOf } from './jobs-by-size.ts';

/** Creates and publishes a job, with its search rows, its counters and its events. */
export async function publishJob(db: Database, companyId: string, n: number): Promise<void> {
  const context: Context = { ...contextOf(db), actor: { kind: 'system', name: 'bench' } };
  const sentence = `We build sensors for harbours and need somebody who likes weather number ${n}. `;
  const input = jobInput.parse({
    title: `Backend Engineer ${n}`,
    description: `<p>${sentence.repeat(18)}</p>`,
    jobRole: 'backenddeveloper',
    jobPositionTypes: ['fulltime'],
    workplace: 'hybrid',
    locations: [{ countryCode: 'DK', locality: 'Aarhus' }],
    salaryType: 'competitive',
    receiveApplicants: 'platform',
  });
  const { id } = await createJob(context, companyId, input);
  await transition(context, id, 'submit');
}
