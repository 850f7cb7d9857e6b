import { describe, expect, it } from 'vitest';
import { cleanTitle } from '#domain/job-text/title.ts';
import { riskOf } from '#domain/jobs/risk.server.ts';
import { positionTypesNamed, withTypesOfTitle } from '../terms/position-types.ts';
import { textLanguageOf } from '../text/text-language.ts';
import { roleOf } from './role.server.ts';

describe('the title of a job', () => {
  const cases = {
    company: 'Acme ApS',
    places: ['København', 'Copenhagen'],
    countryCodes: ['DK'],
    statesPay: true,
    workplace: 'remote',
  };
  const titles: [string, string][] = [
    ['Senior Developer - Copenhagen', 'Senior Developer'],
    ['Senior Developer – Platform – Copenhagen, Denmark', 'Senior Developer – Platform'],
    ['Senior Developer (m/f/d)', 'Senior Developer'],
    ['Developer (Copenhagen, Remote)', 'Developer'],
    ['Developer in Copenhagen', 'Developer'],
    ['UX-designer til København', 'UX-designer'],
    ['Designer at Acme', 'Designer'],
    ['Acme | Designer | Acme ApS', 'Designer'],
    ['Acme søger en salgschef', 'Salgschef'],
    ['URGENT: Driver!!!', 'Driver'],
    ['Marketing Manager 🚀', 'Marketing Manager'],
    ['Backend Engineer | REF-12345', 'Backend Engineer'],
    ['Backend Engineer #4432', 'Backend Engineer'],
    ['JR1234 - Developer', 'Developer'],
    ['Data Engineer – €60k-80k', 'Data Engineer'],
    ['Data Engineer (DKK 45.000 - 55.000 / month)', 'Data Engineer'],
    ['Developer <b>Backend</b>', 'Developer Backend'],
    ['Barista at Acme, Copenhagen', 'Barista'],
    ['Barista - København K', 'Barista'],
    ['Barista, 2100 København Ø', 'Barista'],
    ['Data Engineer €60k-80k', 'Data Engineer'],
    ['Data Engineer 45.000-55.000 kr.', 'Data Engineer'],
    ['Data Engineer up to EUR 80 000', 'Data Engineer'],
    ['Engineer | Fully Remote', 'Engineer'],
    ['Engineer #LI-Remote', 'Engineer'],
    [
      'Barista (Based in Helsinki, Finland or Copenhagen, Denmark)',
      'Barista (Based in Helsinki, Finland or Copenhagen, Denmark)',
    ],
    ['Salesman – 80–100k', 'Salesman'],
    // These belong to a title.
    ['Acme is hiring in Lisbon, Portugal', 'Acme is hiring in Lisbon, Portugal'],
    ['Developer, Backend', 'Developer, Backend'],
    ['Developer (React / Node)', 'Developer (React / Node)'],
    ['C++ Developer', 'C++ Developer'],
    ['Engineer III', 'Engineer III'],
    ['Head of IT', 'Head of IT'],
    ['Head of Copenhagen', 'Head of Copenhagen'],
    ['Sales Manager, Germany', 'Sales Manager, Germany'],
    ['Remote Sensing Specialist', 'Remote Sensing Specialist'],
    ['24/7 Support Agent', '24/7 Support Agent'],
    ['Web3 Developer', 'Web3 Developer'],
    ['Team Lead, Top 500', 'Team Lead, Top 500'],
    ['Engineer, Model 3', 'Engineer, Model 3'],
    ['Copenhagen', 'Copenhagen'],
    ['Acme', 'Acme'],
  ];
  for (const [raw, clean] of titles) {
    it(`is "${clean}" for "${raw}"`, () => {
      expect(cleanTitle(raw, cases)).toBe(clean);
    });
  }

  it('keeps the pay and the workplace that the job does not state', () => {
    const nothing = { ...cases, statesPay: false, workplace: 'onsite' };
    for (const title of ['Cook – 80–100k', 'Cook €60k-80k', 'Cook, 45.000 kr.', 'Cook (Remote)', 'Cook | Hybrid']) {
      expect(cleanTitle(title, nothing)).toBe(title);
    }
    expect(cleanTitle('Cook (On-site)', nothing)).toBe('Cook');
  });

  it('has at most 200 characters, cut between words', () => {
    const title = cleanTitle('Engineer of very many words '.repeat(20), cases);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(title).toMatch(/(?:many|words|of|very|Engineer)…$/);
  });

  it('is cleaned quickly, even when it is made to be slow', () => {
    const began = performance.now();
    for (const part of ['a - ', '1', '1 ', '(', '((a)', 'x at ', '- ', '|', ', Copenhagen', '#1 '])
      cleanTitle(part.repeat(400), cases);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('the role of a title', () => {
  const roles: [string, string][] = [
    ['Senior Backend Engineer', 'backenddeveloper'],
    ['Full-stack udvikler', 'fullstackdeveloper'],
    ['Frontend-utvecklare', 'frontenddeveloper'],
    ['iOS Developer', 'mobiledevelopment'],
    ['Head of Product', 'productmanagement'],
    ['Product Designer', 'uxuidesigner'],
    ['Säljare', 'sales'],
    ['Kundeservicemedarbejder', 'customersuccess'],
    ['Customer Support Agent', 'customersuccess'],
    ['CFO', 'cxo'],
    ['Økonomiassistent', 'finance'],
    ['Myyntipäällikkö', 'sales'],
    ['Lögfræðingur', 'legal'],
    ['Business Development Manager, Design', 'businessdevelopment'],
    ['Systemutviklere', 'engineer'],
    ['Harbour Pilot', 'other'],
  ];
  for (const [title, role] of roles) {
    it(`is ${role} for ${title}`, () => {
      expect(roleOf(title, [])).toBe(role);
    });
  }

  it('is that of the department when the title names none', () => {
    expect(roleOf('Wizard', ['Marketing'])).toBe('marketing');
  });
});

describe('the position types of a title', () => {
  it.each([
    ['Software Engineering Intern', ['internship']],
    ['Praktikant i salg', ['internship']],
    ['Studentermedhjælper', ['student']],
    ['Internöversättare', []],
    ['Internøkonom', []],
    ['Överintern', []],
  ])('are for "%s" %j', (title, types) => {
    expect(withTypesOfTitle([], title)).toEqual(types);
  });
});

describe('the position types of a field', () => {
  it.each([
    ['Full-time: Remote', ['fulltime']],
    ['Full-time Onsite or Remote', ['fulltime']],
    ['Perm - Full-time', ['fulltime']],
    ['Regular Full Time (Salary)', ['fulltime']],
    ['Freelancer (Hourly Rate)', ['freelance']],
    ['Kokoaikatyö, Työpaikka, Vakinainen', ['fulltime']],
    ['Stage', ['internship']],
    ['Full-time or part-time', ['fulltime', 'parttime']],
    ['Contract', []],
    ['Internal Communications', []],
  ])('"%s" are %s', (value, types) => {
    expect(positionTypesNamed([value])).toEqual(types);
  });
});

describe('the language of a text', () => {
  const texts: Record<string, string> = {
    da: 'Vi søger en udvikler, som har erfaring med backend og gerne vil være med til at bygge vores platform. Du bliver en del af et team.',
    nb: 'Vi ser etter en utvikler som har erfaring med backend og som gjerne vil være med på å bygge plattformen vår. Du blir en del av et team.',
    nn: 'Vi ser etter ein utviklar som har erfaring med backend og som gjerne vil vere med på å byggje plattforma vår. Du blir ein del av eit team, og ikkje berre noko på sida.',
    sv: 'Vi söker en utvecklare som har erfarenhet av backend och som vill vara med och bygga vår plattform. Du blir en del av ett team.',
    fi: 'Etsimme kehittäjää joka rakentaa meidän alustaa. Olet osa tiimiä ja sinulla on kokemusta. Työ on hyvä ja voit tehdä etätyötä.',
    is: 'Við leitum að forritara sem hefur reynslu af bakenda og vill vera með okkur í að byggja upp kerfið. Þú ert með reynslu.',
    en: 'We are looking for a developer to build our platform with you and the team that you will be part of.',
  };
  Object.assign(texts, {
    de: 'Wir suchen einen Entwickler, der mit uns die Plattform baut und in unserem Team arbeiten will. Du bist gerne bei uns.',
    fr: 'Nous cherchons une développeuse pour construire la plateforme avec nous, et vous travaillez dans une équipe au sein de notre entreprise.',
    es: 'Buscamos una persona con experiencia para que trabaje en la plataforma con nuestro equipo y los clientes de la empresa.',
    pt: 'Procuramos uma pessoa com experiência para trabalhar na plataforma com a nossa equipa e os clientes da empresa, em Lisboa ou no Porto.',
    nl: 'Wij zoeken een ontwikkelaar die samen met ons het platform bouwt. Je werkt in een team en je bent goed in jouw vak.',
    pl: 'Szukamy osoby, która będzie z nami budować platformę. Praca jest w zespole, oraz na miejscu lub zdalnie, i nie wymaga podróży do klientów.',
  });
  for (const [language, text] of Object.entries(texts)) {
    it(`is ${language} by its frequent words`, () => {
      expect(textLanguageOf(text)).toBe(language);
    });
  }

  it('is Danish although "om" and "eller" are frequent in Norwegian, too', () => {
    const text =
      'Vi forventer, at du er i gang med en økonomisk uddannelse og kan arbejde 15 timer om ugen. ' +
      'Dansk er dit modersmål, eller du taler det på samme niveau.';
    expect(textLanguageOf(text)).toBe('da');
  });

  it.each([
    ['da', 'Deltid, 25 timer om ugen. Du arbejder hjemmefra og taler dansk. Vi kan ikke hjælpe med arbejdstilladelse.'],
    ['nb', 'Konkurransedyktige betingelser. Flytende norsk. Førerkort klasse B. Vi kan ikke tilby visum.'],
    ['sv', 'Extrajobb på 50 % i vår butik i Umeå. Timlön 165 kr. Du behöver kunna prata svenska.'],
    ['fi', 'Palkaton harjoittelu Jyväskylässä. Teet sisältöjä meidän asiakkaillemme ja opit työelämää.'],
    ['is', 'Ólaunað starfsnám í tíu vikur í Kópavogi. Vinnutungumálið er enska og góð.'],
  ])('is %s in a short text whose letters say so', (language, text) => {
    expect(textLanguageOf(text)).toBe(language);
  });

  it('is unknown for a few words, or for other languages', () => {
    for (const text of [
      '',
      'Developer',
      'Hotel in Sønderborg. Cook wanted.',
      'Cerchiamo uno sviluppatore che costruisca la nostra piattaforma insieme a noi e lavori nel nostro gruppo',
    ]) {
      expect(textLanguageOf(text)).toBeNull();
    }
  });
});

describe('the risk of a job', () => {
  const job = { title: 'Pilot', description: '<p>Guide ships.</p>', link: 'https://acme.example/jobs/1' };
  const company = { domains: ['acme.example'] };

  it('is absent on its own domain and in a known hiring system', () => {
    for (const link of [job.link, 'https://jobs.acme.example/1', 'https://acme.teamtailor.com/jobs/1', null]) {
      expect(riskOf({ ...job, link }, company)).toBeNull();
    }
  });

  it('is an application on any other site', () => {
    for (const link of ['https://elsewhere.example', 'https://notacme.example', 'https://acme.example.evil.example']) {
      expect(riskOf({ ...job, link }, company)).not.toBeNull();
    }
  });

  it('is a text that asks for money, bank or identity numbers, or leads to a chat', () => {
    for (const description of ['<p>Please send your bank account number.</p>', '<p>A registration fee applies.</p>']) {
      expect(riskOf({ ...job, description }, company)).not.toBeNull();
    }
    expect(
      riskOf({ ...job, link: null, description: '<p>Write on WhatsApp to +45 12 34 56 78</p>' }, company),
    ).not.toBeNull();
  });
});
