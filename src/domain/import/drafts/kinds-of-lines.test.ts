import { describe, expect, it } from 'vitest';
import { fieldsOfLines } from './fields-of-lines.server.ts';

const fieldsOf = (line: string) => fieldsOfLines('', line, 'DK');

describe('a line of a pasted text', () => {
  it.each([
    ['Full-time position. Part-time is not possible.', ['fulltime']],
    ['We need a part-time student assistant.', ['parttime', 'student']],
    ['Vi leter etter en studentmedarbeider som jobber 10 timer i uka.', ['parttime', 'student']],
    ['Vi söker en praktikant för vårterminen.', ['internship']],
    ['We look for two summer interns for our data team.', ['internship']],
    ['Etsimme harjoittelijaa kesäksi.', ['internship']],
    ['Du pluggar på högskola och vill jobba 10–15 timmar i veckan.', ['parttime', 'student']],
    ['Arbejdstiden er 25 timer pr. uge.', ['parttime']],
    ['We expect around 20 hours a week.', ['parttime']],
    ['We expect users to save 20 hours a week.', undefined],
    ['Arbejdsugen er 37 timer, og vi spiser sammen.', ['fulltime']],
    ['Tjänsten är på heltid eller halvtid.', ['fulltime', 'parttime']],
    ['Du jobbar deltid på våren. Heltid väntar efter det.', undefined],
    ['You’ll lead four interns and a part-time assistant.', undefined],
    ['Du leder to medarbejdere på deltid.', undefined],
    ['We now have 60 full-time engineers.', undefined],
    ['Kommunen har 80 deltidstilsette, og du får ansvaret for vaktplanane deira.', undefined],
    ['Du schemalägger deltidsanställda i våra butiker.', undefined],
    ['Starfið er 100%', ['fulltime']],
    ['Stillingen er på fuld tid, og du kan arbejde hjemme.', ['fulltime']],
    ['Stillinga er fast og på full tid.', ['fulltime']],
    ['En fuldtidsstilling, hvor du møder ind, når du ikke er ude hos kunder', ['fulltime']],
    ['We’re looking for a freelancer to play through the German version.', ['freelance']],
    ['Freelance, fakturering, 550 kr./time', ['freelance']],
    ['You coordinate freelance writers.', undefined],
    ['• Experience with freelancers', undefined],
    ['Stillinga er fast, 100 %.', ['fulltime']],
    ['Stillingen er på 37 timer med mulighed for hjemmearbejde.', ['fulltime']],
    ['Du arbejder med kunder, der sparer 8 timer om ugen.', undefined],
    ['Arbejdstiden er 37 timer ugentligt', ['fulltime']],
    ['This is an internship of six months, full-time.', ['fulltime', 'internship']],
    ['We are looking for a manager of our interns.', undefined],
    ['We need someone who works with student assistants.', undefined],
    ['Stillingen er et vikariat på 100 % frem til august.', ['fulltime']],
  ])('states the kind of job: %s', (line, types) => {
    expect(fieldsOf(line).jobPositionTypes).toEqual(types);
  });

  it('states no hours of other jobs', () => {
    expect(fieldsOf('We also hire part-time students in other teams.').jobPositionTypes).toBeUndefined();
    expect(fieldsOf('You work part-time beside your studies.').jobPositionTypes).toEqual(['parttime']);
  });
});

it('keeps the hours of the text beside the kind of job in the title', () => {
  const types = (title: string, text: string) => fieldsOfLines(title, text, 'DK').jobPositionTypes;
  expect(types('Internship in design', 'You spend six months with us, full time.')).toEqual(['fulltime', 'internship']);
  expect(types('Extrajobb för studenter', 'Deltid')).toEqual(['parttime', 'student']);
  expect(types('Pedel, 25 timer ugentligt', 'Du hjælper os.')).toEqual(['parttime']);
  expect(types('Myymälätyöntekijä (20 h/vko)', 'Myyt leipää.')).toEqual(['parttime']);
  expect(types('Freelance illustrator til børneblad', 'Du tegner.')).toEqual(['freelance']);
  expect(types('LIA-praktik inom UX', 'Du testar.')).toEqual(['internship']);
  expect(types('Sommarpraktikanter', 'Du testar.')).toEqual(['internship']);
  expect(types('Tandläkare, privat praktik', 'Du lagar.')).toBeUndefined();
});
