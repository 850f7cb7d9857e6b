import { expect, it } from 'vitest';
import { payOfText } from './pay-of-text.server.ts';

it.each([
  ['Internship without pay, 3 months, with a certificate at the end.', 'unpaid'],
  ['The internship is not paid.', 'unpaid'],
  ['Praktikken er uden løn, men vi betaler frokost.', 'unpaid'],
  ['Praksisplassen er uten lønn.', 'unpaid'],
  ['Praktiken är utan ersättning.', 'unpaid'],
  ['Harjoittelusta ei makseta palkkaa.', 'unpaid'],
  ['Starfsnámið er án launa.', 'unpaid'],
  ['The job is unpaid, but you receive a travel allowance.', 'unpaid'],
  ['Frivilligt arbejde, ulønnet.', 'unpaid'],
  ['Ideellt uppdrag utan ersättning.', 'unpaid'],
  ['Praktikken i vores afdeling er ulønnet.', 'unpaid'],
  ['Praktikken varer 6 måneder og er ulønnet.', 'unpaid'],
  ['Praktikken er på fuld tid og ulønnet.', 'unpaid'],
  ['Praktiken är på heltid och oavlönad.', 'unpaid'],
  ['This six-month internship is full-time and unpaid.', 'unpaid'],
  ['Harjoittelu on kokoaikainen ja palkaton.', 'unpaid'],
  ['Starfsnámið er fullt starf og ólaunað.', 'unpaid'],
  ['The position is full-time and unpaid leave is possible.', undefined],
  ['Stillingen er på fuld tid og ulønnet frokostpause er en halv time.', undefined],
  ['You may take unpaid leave.', undefined],
  ['Praktikken er ikke ulønnet.', undefined],
  ['We offer no unpaid internships.', undefined],
  ['Leave without pay is possible.', undefined],
])('reads "%s" as %s', (text, expected) => {
  expect(payOfText('', [text], 'DK').salaryType).toBe(expected);
});
