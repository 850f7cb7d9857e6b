import { expect, it } from 'vitest';
import { workplaceOfSentences } from './workplace-phrases.server.ts';

it.each([
  ['hybrid', 'We work from the office on Tuesdays and Thursdays, and elsewhere on other days.'],
  ['hybrid', 'You can work remotely up to three days per week.'],
  ['hybrid', 'Du kan jobba hemifrån ibland, men vi ses gärna på kontoret.'],
  ['hybrid', 'Vi er fleksible når det gjelder hjemmekontor.'],
  ['hybrid', 'Voit tehdä etätöitä osan viikosta.'],
  ['hybrid', 'Boðið er upp á fjarvinnu að hluta.'],
  ['hybrid', 'Expect to be in our Copenhagen office around three days a week.'],
  ['hybrid', 'Work from our Helsinki office or from home, as you prefer.'],
  ['hybrid', 'Vinnan er að mestu heima, en við hittumst á skrifstofunni einn dag í viku.'],
  ['remote', 'Helt distansbaserad tjänst, heltid.'],
  ['onsite', 'All work is done on site.'],
  ['hybrid', 'Hjemmearbejde tirsdag og torsdag'],
  ['hybrid', 'Du kan arbeta hemifrån upp till 50 %.'],
  ['remote', 'Full stilling, kan utføres fra hele Norge.'],
  ['remote', 'The role can be done remotely from anywhere in Germany or Denmark.'],
  ['onsite', 'The job is full-time and on-site at our factory.'],
  ['onsite', 'Du arbetar på plats i vår butik på Vasagatan.'],
  ['onsite', 'Vinnan fer fram á staðnum.'],
  ['remote', 'We are a fully remote company.'],
  ['remote', 'You can be based anywhere in Finland.'],
  ['remote', 'Du väljer själv var i Sverige du arbetar.'],
  ['remote', 'Stillingen kan utføres hvor som helst i Norge.'],
  ['onsite', 'The job requires you to be on site in our workshop.'],
  ['onsite', 'This position is not remote: you will be at our factory every day.'],
  ['onsite', 'Stillingen krever at du er til stede på kontoret hver dag.'],
  ['onsite', 'Työtä tehdään lähityönä toimistollamme.'],
  ['onsite', 'Tehtävä edellyttää läsnäoloa toimistolla.'],
  ['onsite', 'Starfið er unnið á verkstæði okkar í Hafnarfirði.'],
])('the work is %s: %s', (workplace, sentence) => {
  expect(workplaceOfSentences(sentence)).toBe(workplace);
});

it.each([
  'You are responsible for the office on Tuesdays.',
  'You can be based anywhere in Finland for two months a year.',
  'We are a fully remote monitoring company.',
  'All work is done on site at customers.',
  'The job requires you to be on site at customers.',
  'Våre kunder velger selv hvor de jobber.',
  'Brukerne kan være til stede på møtet hver dag.',
])('the workplace is not stated: %s', (sentence) => {
  expect(workplaceOfSentences(sentence)).toBeNull();
});
