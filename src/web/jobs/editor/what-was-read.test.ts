import { describe, expect, it } from 'vitest';
import { whatWasRead } from './what-was-read.ts';

const DESCRIPTION = '<p>You bake.</p>';

describe('the note about a job that was read', () => {
  it('names the fields that are filled in, and where applications go', () => {
    expect(
      whatWasRead(
        {
          title: 'Baker',
          locations: ['Bergen, Norway'],
          description: DESCRIPTION,
          receiveApplicants: 'email',
          applyEmail: 'jobs@bakery.example',
        },
        {},
      ),
    ).toBe(
      'We filled in what we could read: title, place, about the job and how people apply. Please check it, and add what is missing. Applications go to jobs@bakery.example, as the text says. You can change that below.',
    );
  });

  it('says which place is unknown, and does not call it filled in', () => {
    const unknown = { 'locations.0': 'We do not know “Fjordbyen”. Please enter a town with its country' };
    expect(whatWasRead({ title: 'Baker', locations: ['Fjordbyen'], description: DESCRIPTION }, unknown)).toBe(
      'We filled in what we could read: title and about the job. Please check it, and add what is missing. We do not know “Fjordbyen”. Please enter a town with its country.',
    );
    expect(whatWasRead({ title: 'Baker', locations: ['Fjordbyen', 'Oslo, Norway'] }, unknown)).toContain(
      'title and place.',
    );
  });
});
