import { describe, expect, it } from 'vitest';
import { contentsOfForm, fieldsOfForm } from './apply-fields.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('the form to apply', () => {
  it('keeps the number of a job whose neighbour is left out, so that a mistake stands where it was made', () => {
    const { experience, skills } = contentsOfForm(
      formOf({
        skills: 'Go, Kotlin;Go',
        'experience.0.title': 'Diver',
        'experience.0.out': 'on',
        'experience.1.title': 'Cook',
      }),
    );
    expect(skills).toEqual(['Go', 'Kotlin']);
    const empty = { title: '', organisation: '', from: '', to: '', text: '' };
    expect(experience).toEqual([empty, { ...empty, title: 'Cook' }]);
    expect(fieldsOfForm({ 'experience.1.from': 'wrong', 'skills.3': 'wrong' })).toEqual({
      'experience.1.from': 'wrong',
      skills: 'wrong',
    });
  });
});
