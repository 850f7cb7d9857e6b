import { describe, expect, it } from 'vitest';
import { type DraftContents, draftContents } from '#domain/jobs/inputs.ts';
import { amountIn, payMistakes } from './amounts.ts';
import { contentsOfForm, differencesOf, labelOfField, nameOfField, openMistakes } from './draft-form.ts';

const formOf = (fields: Record<string, string | string[]>) => {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return form;
};

describe('the form of a job', () => {
  it('reads amounts as people write them, and keeps what is none', () => {
    for (const text of ['690 000', '690.000', '690,000', '690000', '690k', '690\u00a0000']) {
      expect(amountIn(text, 'NOK'), text).toBe(69_000_000);
    }
    expect(amountIn('189,50', 'NOK')).toBe(18_950);
    expect(amountIn('650000', 'ISK')).toBe(650_000);
    expect(amountIn('a lot', 'NOK')).toBe('a lot');
    expect(amountIn('', 'NOK')).toBeNull();
  });

  it('reads an amount with the name of its currency, and refuses that of another', () => {
    for (const text of ['690 000 kr', '690.000,-', 'kr 690 000', 'NOK 690 000', '690k NOK', '690 000 nok']) {
      expect(amountIn(text, 'NOK'), text).toBe(69_000_000);
    }
    expect(amountIn('€ 4 000', 'EUR')).toBe(400_000);
    expect(amountIn('60 000 EUR', 'NOK')).toBe('60 000 EUR');
    expect(amountIn('60 000 kr', 'EUR')).toBe('60 000 kr');
    expect(amountIn('kr', 'NOK')).toBe('kr');
  });

  it('says that an end of the pay is no number, or below the other one', () => {
    expect(payMistakes({ salaryFrom: 1, salaryTo: '6 hundred' }).salaryTo).toBe('Please enter a number');
    expect(payMistakes({ salaryFrom: 5, salaryTo: 2 }).salaryTo).toBe('The highest salary is below the lowest');
    expect(payMistakes({ salaryFrom: null, salaryTo: 5 })).toEqual({});
  });

  it('names the end of the pay that is wrong', () => {
    expect(['salaryFrom', 'salaryTo', 'title'].map(nameOfField)).toEqual(['Pay, from', 'Pay, to', 'Title']);
  });

  it('keeps the fields that it does not have, and a place that was found before', () => {
    const oslo = { countryCode: 'NO', placeId: 7, locality: 'Oslo', address: 'Storgata 1' };
    const before = { questions: [{ type: 'text', text: 'Why?', required: true }], locations: [oslo] };
    const contents = contentsOfForm(
      formOf({ place: ['Oslo, Norway', 'Bergen, Norway', ''], title: ' Baker ' }),
      before,
    );
    expect(contents).toMatchObject({
      title: 'Baker',
      questions: before.questions,
      locations: [oslo, 'Bergen, Norway'],
    });
  });

  it('keeps the form of a text that nobody changed without the toolbar', () => {
    const description = '<p>You <strong>bake</strong>.</p>';
    expect(contentsOfForm(formOf({ descriptionText: 'You bake.' }), { description }).description).toBe(description);
    expect(contentsOfForm(formOf({ descriptionText: 'You cook.' }), { description }).description).toBe(
      '<p>You cook.</p>',
    );
  });

  it('forgets the amounts of a pay that is no range', () => {
    const contents = contentsOfForm(formOf({ salaryType: 'unpaid', salaryFrom: '100', salaryCurrency: 'DKK' }), {});
    expect(contents).toMatchObject({ salaryType: 'unpaid', salaryFrom: null });
  });
});

describe('two versions of a job', () => {
  it('can be compared whatever values they have', () => {
    for (const name of Object.keys(draftContents.shape)) {
      for (const value of [
        '<b>',
        -1,
        true,
        null,
        [null],
        [['x']],
        [{ countryCode: 7 }],
        [{ language: 1 }],
        { a: {} },
      ]) {
        const { success, data } = draftContents.safeParse({ [name]: value });
        if (success) expect(() => differencesOf(data, {}), `${name} ${JSON.stringify(value)}`).not.toThrow();
      }
    }
  });

  it('differ in the parts that read differently', () => {
    const mine = { title: 'Baker', salaryType: 'range', salaryFrom: 100_00, salaryCurrency: 'DKK' };
    expect(differencesOf(mine, { ...mine, title: 'Cook', salaryFrom: 200_00 })).toEqual(['Pay', 'Title']);
    expect(differencesOf(mine, { ...mine })).toEqual([]);
  });
});

describe('the mistakes of a refused job', () => {
  const wrongContents: DraftContents = {
    salaryType: 'range',
    salaryCurrency: 'NOK',
    salaryPeriod: 'year',
    title: '',
    receiveApplicants: 'platform',
  };
  const mistakes = {
    salaryFrom: 'Please enter the salary',
    title: 'Please enter a title',
    description: 'Please describe the job',
    'locations.0': 'Please choose a place',
    jobPositionTypes: 'Please choose at least one, such as full-time',
    receiveApplicants: 'Please accept the data-processing terms',
  };
  const open = (now: DraftContents, accepts = false) =>
    Object.keys(openMistakes(mistakes, wrongContents, { ...wrongContents, ...now }, accepts));

  it('stand until their fields are filled in, in the order of the form', () => {
    expect(open({})).toEqual([
      'salaryFrom',
      'title',
      'locations.0',
      'jobPositionTypes',
      'description',
      'acceptDataTerms',
    ]);
    expect(open({ title: 'Baker', jobPositionTypes: ['fulltime'], locations: ['Oslo'] })).toEqual([
      'salaryFrom',
      'description',
      'acceptDataTerms',
    ]);
    expect(open({ salaryCurrency: 'EUR' })).toContain('salaryFrom');
    expect(open({ salaryFrom: 40_000_00 })).not.toContain('salaryFrom');
    expect(open({ salaryType: 'competitive' })).not.toContain('salaryFrom');
    expect(open({ description: '<p>You bake.</p>' })).toContain('description');
    expect(open({ description: `<p>${'You bake. '.repeat(9)}</p>` })).not.toContain('description');
    expect(open({}, true)).not.toContain('acceptDataTerms');
    expect(open({ receiveApplicants: 'email', applyEmail: 'jobs@a.example' })).not.toContain('acceptDataTerms');
  });

  it('about the terms stand at the box of the terms, and go with another way to apply', () => {
    expect(nameOfField('acceptDataTerms')).toBe('How people apply');
    expect(open({ receiveApplicants: 'link' })).not.toContain('acceptDataTerms');
    const none = openMistakes({ receiveApplicants: 'Please say how people apply' }, {}, {}, false);
    expect(none).toEqual({ receiveApplicants: 'Please say how people apply' });
  });

  it('name each field as the form does', () => {
    expect(Object.keys(mistakes).map((name) => labelOfField(name.split('.')[0] ?? ''))).toEqual([
      'Pay',
      'Title',
      'About the job',
      'Place',
      'Terms',
      'How people apply',
    ]);
    expect(labelOfField('workplace')).toBe('From home');
  });
});
