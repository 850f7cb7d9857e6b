import { describe, expect, it } from 'vitest';
import { compiledHelp } from '#domain/job-text/posting-phrases/help-phrases.ts';
import { HELP_PHRASES } from '#domain/job-text/posting-phrases/posting-phrases.server.ts';
import { PAY_RULES, payRuleOf, withPayRules } from '#domain/site/pay-rules.ts';
import { type WritingHelp, type WrittenJob, writingHelp, writtenWell } from './writing-help.ts';

const job = (changes: Partial<WrittenJob> = {}): WrittenJob => ({
  title: 'Charging Systems Engineer',
  text: 'You keep 46 ferries charged.',
  salaryType: 'range',
  salaryFrom: 69_000_000,
  salaryTo: 82_000_000,
  salaryCurrency: 'NOK',
  countryCodes: ['NO'],
  saysLanguage: true,
  hasStages: true,
  day: '2026-11-23',
  payRules: PAY_RULES,
  ...changes,
});
const phrases = compiledHelp(HELP_PHRASES);
const helpFor = (changes: Partial<WrittenJob> = {}): WritingHelp[] => writingHelp(job(changes), phrases);
const titles = (changes: Partial<WrittenJob>) => helpFor(changes).map(({ title }) => title);

describe('help while writing a job', () => {
  it('has nothing to say about a good job, and says what is good', () => {
    expect(helpFor()).toEqual([]);
    expect(writtenWell(job())).toEqual(
      expect.arrayContaining(['Pay is on the listing', 'The range is narrow, 19 %', 'The hiring stages are named']),
    );
  });

  it('praises no range where the pay is one figure', () => {
    const praise = writtenWell(job({ salaryTo: 69_000_000 }));
    expect(praise.filter((strength) => strength.startsWith('The range'))).toEqual([]);
    expect(praise).toContain('Pay is on the listing');
  });

  it('names the passage, and what could stand there instead', () => {
    const [first] = helpFor({ text: 'The mind of a coding ninja and patience with hardware' });
    expect(first).toMatchObject({
      field: 'description',
      passage: 'a coding ninja',
      replacement: { text: 'an experienced person' },
    });
    const native = helpFor({ text: 'Native Norwegian' });
    expect(native).toMatchObject([{ passage: 'Native Norwegian', replacement: { text: 'Norwegian, B2' } }]);
  });

  it('hears shouting in a title, but not in an abbreviation', () => {
    expect(titles({ title: 'SENIOR ENGINEER WANTED' })).toEqual(['The title shouts']);
    expect(titles({ title: 'CTO' })).toEqual([]);
    expect(titles({ title: 'SAP ABAP' })).toEqual([]);
  });

  it('finds several jobs in one line, and none in a plain one', () => {
    expect(titles({ text: 'Run our clusters, design the driver app and answer support' })).toEqual([
      'This reads as several jobs',
    ]);
    expect(titles({ text: 'Design and code the driver app' })).toEqual([]);
    expect(titles({ text: 'You work closely with sales, marketing and design' })).toEqual([]);
  });

  it('asks about pay in the money of another country', () => {
    expect(helpFor({ salaryCurrency: 'ISK', countryCodes: ['DK'] })).toMatchObject([
      {
        field: 'salary',
        title: 'The pay is in ISK',
        text: expect.stringContaining('Denmark, where people are paid in DKK'),
      },
    ]);
    expect(titles({ salaryCurrency: 'SEK', countryCodes: ['DK', 'SE'] })).toEqual([]);
    expect(titles({ salaryCurrency: 'EUR', countryCodes: ['DK'] })).toEqual([]);
    expect(titles({ salaryCurrency: 'ISK', countryCodes: [] })).toEqual([]);
    expect(titles({ salaryCurrency: 'ISK', countryCodes: ['DK'], salaryFrom: null, salaryTo: null })).toEqual([]);
    expect(titles({ salaryCurrency: 'ISK', countryCodes: ['DK'], salaryType: 'unpaid' })).toEqual([]);
  });

  it('calls a range wide from half its lower end on', () => {
    expect(titles({ salaryFrom: 100, salaryTo: 150 })).toEqual([]);
    expect(titles({ salaryFrom: 100, salaryTo: 200 })).toEqual(['The range is wide, 100 %']);
  });

  it('explains a missing pay, and asks for a language in a longer text only', () => {
    expect(titles({ salaryType: 'competitive' })).toEqual(['“Competitive” says no pay']);
    const text = 'You keep ferries charged and on time. '.repeat(8);
    expect(titles({ saysLanguage: false, text })).toEqual(['No language is named']);
    expect(titles({ saysLanguage: false, text: `${text} You speak Danish.` })).toEqual([]);
  });

  it('offers a neutral word for a gendered one', () => {
    expect(helpFor({ title: 'Salesman' })).toMatchObject([{ field: 'title', passage: 'Salesman' }]);
  });
});

describe('the rule about pay', () => {
  const rules = [
    { country: 'SE', from: '2026-01-01', mode: 'off' as const },
    { country: 'SE', from: '2027-01-01', mode: 'require' as const },
  ];

  it('changes on its day, country by country', () => {
    expect(payRuleOf(['SE'], '2026-12-31', rules).mode).toBe('off');
    expect(payRuleOf(['SE'], '2027-01-01', rules)).toEqual({ mode: 'require', country: 'SE' });
  });

  it('is the strictest of all countries, and warns in a country without one', () => {
    expect(payRuleOf(['SE', 'DE'], '2026-06-01', rules)).toEqual({ mode: 'warn', country: 'DE' });
    expect(payRuleOf([], '2026-06-01', rules).mode).toBe('off');
  });

  it('follows the setting: with a day it is added, and without one it replaces', () => {
    const rules = withPayRules('DK=require, SE=require@2027-01-01,DE=off');
    expect(payRuleOf(['DK'], '2020-01-01', rules).mode).toBe('require');
    expect(payRuleOf(['SE'], '2026-12-31', rules).mode).toBe('warn');
    expect(payRuleOf(['SE'], '2027-01-01', rules).mode).toBe('require');
    expect(payRuleOf(['DE'], '2026-12-31', rules).mode).toBe('off');
    expect(payRuleOf(['FI'], '2026-12-31', rules).mode).toBe('warn');
    expect(withPayRules('')).toEqual(PAY_RULES);
    for (const wrong of ['DK', 'DK=maybe', 'XX=warn', 'dk=warn', 'DK=require@tomorrow', 'DK=require@2027-13-01']) {
      expect(() => withPayRules(wrong)).toThrow(`"${wrong}" is not`);
    }
  });

  it('says in the editor that a job cannot be published without its pay', () => {
    const [help] = helpFor({ salaryType: 'competitive', payRules: withPayRules('NO=require') });
    expect(help?.text).toBe('A job in Norway must say what it pays. You can publish it once it does.');
  });
});
