import { describe, expect, it } from 'vitest';
import { bareTitle } from './title.ts';

const bergen = {
  countryCode: 'NO',
  locality: 'Bergen',
  address: null,
  postalCode: null,
  latitude: 60.39,
  longitude: 5.32,
  slug: 'bergen',
};

const job = (title: string) => ({
  title,
  company: { name: 'Skjærgård' },
  places: [bergen],
  salary: 'range',
  workplace: 'remote',
  locations: [{ countryCode: 'NO', country: 'Norway', locality: 'Bergen', address: null }],
});

describe('the bare title', () => {
  it.each([
    ['Backend Engineer, Fleet Charging', 'Backend Engineer, Fleet Charging'],
    ['Backend Engineer - Bergen', 'Backend Engineer'],
    ['Data Analyst <Insights> & "Reporting"', 'Data Analyst Insights & "Reporting"'],
    ['<b>Data Analyst</b><br/>Insights', 'Data Analyst Insights'],
    ['Data Analyst <span class="x">Insights</span><img src=x onerror=alert(1)>', 'Data Analyst Insights'],
    ['Backend Engineer (Bergen, Norway)', 'Backend Engineer'],
    ['Skjærgård | Backend Engineer', 'Backend Engineer'],
    ['Graduate Program 2027 – Bergen', 'Graduate Program 2027'],
    ['Trainee – 2027', 'Trainee – 2027'],
    ['Summer Internship (2027), Bergen', 'Summer Internship (2027)'],
    ['Baker – 5003 Bergen', 'Baker'],
    ['Baker – 20931', 'Baker'],
    ['Backend Engineer at Skjærgård', 'Backend Engineer'],
    ['Backend Engineer, 48 000 – 58 000 DKK', 'Backend Engineer'],
    ['Backend Engineer - 60k', 'Backend Engineer'],
    ['REF-4411: Backend Engineer (m/f/d)', 'Backend Engineer'],
    ['Backend Engineer (Remote)', 'Backend Engineer'],
    ['Join us!! Backend Engineer!!', 'Join us Backend Engineer'],
    ['Backend Engineer for our Bergen office', 'Backend Engineer'],
    ['Backend Engineer, based in Bergen', 'Backend Engineer'],
    ['Systemutvikler til vårt nye kontor i Bergen', 'Systemutvikler'],
    ['Forritari í Bergen', 'Forritari'],
    ['Kokk søkes til Bergen', 'Kokk'],
    ['Sales Manager (Oslo or Bergen)', 'Sales Manager (Oslo or Bergen)'],
    ['HEAD OF SALES, QA - NORWAY', 'Head of Sales, QA'],
    ['IT HR', 'IT HR'],
    ['Engineer (Rust)', 'Engineer (Rust)'],
    ['Bergen Harbour Lead', 'Bergen Harbour Lead'],
    ['Level 3 Support', 'Level 3 Support'],
    ['Bergen', 'Bergen'],
  ])('of "%s" is "%s"', (title, bare) => {
    expect(bareTitle(job(title))).toBe(bare);
  });
});
