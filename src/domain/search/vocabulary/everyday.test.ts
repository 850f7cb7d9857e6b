import { describe, expect, it } from 'vitest';
import { isCommon, parseText, wordsIn } from '../query/search-text.ts';
import { groupsOf } from '../query/word-groups.server.ts';
import { readEntries } from './entries.server.ts';
import { NAMED_ROLES } from './role-names.server.ts';
import { keysIn } from './synonyms.server.ts';

/** What each group of words of a search means: entries of the vocabulary, or the name of a fact. */
const meaningsOf = (search: string) =>
  groupsOf(parseText(search, () => true)).map(({ senses, fact, words }) =>
    senses.length > 0
      ? senses.map(({ keys }) => keys.join('+')).join(' or ')
      : (fact?.label ?? words.map(({ spelled }) => spelled).join(' ')),
  );

describe('everyday words for a role', () => {
  it.each([
    ['run the office', 'officemanager or administration'],
    ['receptionsarbete', 'administration'],
    ['samfélagsmiðlafulltrúi', 'socialmedia'],
    ['running the office', 'officemanager or administration'],
    ['sköta kontoret', 'officemanager'],
    ['pyörittää toimistoa', 'officemanager'],
    ['reka skrifstofuna', 'officemanager'],
    ['fix bikes', 'technician'],
    ['fixing bikes', 'technician'],
    ['repair a bike', 'technician'],
    ['reparere sykler', 'technician'],
    ['lagar cyklar', 'technician'],
    ['korjata pyöriä', 'technician'],
    ['pyörien korjaus', 'technician'],
    ['gera við hjól', 'technician'],
    ['work outdoors', 'technician or electrician or carpenter'],
    ['arbeta utomhus', 'technician or electrician or carpenter'],
    ['työskennellä ulkona', 'technician or electrician or carpenter'],
    ['work with my hands', 'technician or electrician or carpenter or welder'],
    ['vinna með höndunum', 'technician or electrician or carpenter or welder'],
    ['arbeide med folk', 'customersupport or humanresources'],
    ['jobba med människor', 'customersupport or humanresources'],
    ['ihmisten parissa', 'customersupport or humanresources'],
    ['jobbe med tall', 'analyst or accountant'],
    ['skriva texter', 'content'],
    ['something with spreadsheets', 'analyst'],
    ['noget med tal', 'analyst or accountant'],
    ['eitthvað með tölur', 'analyst or accountant'],
    ['jobb med hendene', 'technician or electrician or carpenter or welder'],
    ['noget kreativt', 'designer or content'],
    ['hjælpe gamle mennesker', 'carer'],
    ['good with spreadsheets', 'analyst'],
    ['being the boss of a team', 'head'],
    ['skriver texter', 'content'],
    ['writing stories', 'content'],
    ['koodata', 'developer'],
    ['bygge apps', 'developer or mobiledevelopment'],
    ['building an app', 'developer or mobiledevelopment'],
    ['lagar nettsider', 'webdeveloper'],
    ['lage nettside', 'webdeveloper'],
    ['drive a truck', 'driver'],
    ['driving trucks', 'driver'],
    ['køre lastbil', 'driver'],
    ['kör lastbil', 'driver'],
    ['køyre lastebil', 'driver'],
    ['ajaa rekkaa', 'driver'],
    ['keyra vörubíl', 'driver'],
    ['look after servers', 'sysadmin or devops'],
    ['drifte servere', 'sysadmin or devops'],
    ['ylläpitää palvelimia', 'sysadmin or devops'],
    ['bake bread', 'cook'],
    ['laga mat', 'cook'],
    ['gøre rent', 'cleaner'],
    ['jag vill städa', 'cleaner'],
    ['siivota toimistoja', 'cleaner'],
    ['passe børn', 'childcare'],
    ['hjälpa äldre', 'carer'],
    ['teach English', 'teacher'],
    ['svare på telefonen', 'customersupport'],
    ['taking pictures', 'photographer'],
    ['klippe film', 'photographer'],
    ['sælger biler', 'sales'],
    ['myydä autoja', 'sales'],
    ['hringja í fólk', 'salesdevelopment'],
    ['jobbe i butikk', 'shopassistant'],
    ['pay salaries', 'payroll'],
    ['betala löner', 'payroll'],
    ['lage et budsjett', 'finance'],
    ['stop hackers', 'cybersecurity'],
    ['etsiä virheitä', 'qualityassurance'],
    ['design logos', 'graphicdesigner'],
    ['piirtää kuvia', 'graphicdesigner'],
    ['bygge roboter', 'mechanicalengineer or automation'],
    ['solder circuit boards', 'electricalengineer'],
    ['work in a lab', 'laboratory'],
    ['fix my own bike', 'technician'],
    ['hjelpe andre mennesker', 'customersupport'],
    ['make games', 'Gaming'],
    ['making games', 'Gaming'],
    ['ta hand om djur', 'animals'],
    ['finne og ansette nye folk', 'recruiter'],
    ['hire new people', 'recruiter'],
    ['palkata uusia ihmisiä', 'recruiter'],
    ['ráða nýtt fólk', 'recruiter'],
    ['suunnitella miltä sovellukset näyttävät', 'uidesigner'],
    ['göra snygga hemsidor', 'uidesigner or webdeveloper'],
    ['korjaamassa laitteita', 'technician'],
    ['fixing equipment', 'technician'],
    ['planlægge kampagner', 'marketing'],
    ['träna modeller', 'machinelearning'],
    ['laga villur', 'qualityassurance'],
    ['vokte bygninger', 'guard'],
    ['klippa hår', 'hairdresser'],
    ['udbetale løn', 'payroll'],
    ['lede utviklere', 'developmentmanager'],
    ['päättää mitä rakennetaan', 'productmanagement'],
    ['work in a greenhouse', 'gardener'],
    ['pakka pöntunum', 'warehouse'],
  ])('%s means %s', (search, meaning) => {
    expect(meaningsOf(search).join(' or ')).toBe(meaning);
  });

  it.each([
    ['reise rundt og montere utstyr', 'technician or technician'],
    ['åka runt och installera saker', 'technician or technician'],
    ['køre rundt og sætte ting op hos kunder', 'technician or driver or technician or customer'],
    ['set things up at customers', 'technician or customer'],
    ['stå i køkkenet', 'cook'],
    ['stå i köket', 'cook'],
    ['seistä keittiössä', 'cook'],
    ['standa í eldhúsi', 'cook'],
    ['passe gamle mennesker', 'carer'],
    ['hugsa um gamalt fólk', 'carer'],
    ['ta hand om gamla människor', 'carer'],
    ['pleje syge mennesker', 'nurse'],
    ['look after sick people', 'nurse'],
    ['stå bag disken', 'shopassistant'],
    ['stå bakom disken', 'shopassistant'],
    ['stå bak disken', 'shopassistant'],
    ['stand behind a counter', 'shopassistant'],
    ['seistä tiskin takana', 'shopassistant'],
    ['fix the wiring', 'electrician'],
    ['vetää sähköjohtoja', 'electrician'],
    ['jobba med ström', 'electrician'],
    ['stand in front of a class', 'teacher'],
    ['stå foran en klasse', 'teacher'],
    ['seistä luokan edessä', 'teacher'],
    ['keep the books in order', 'accountant'],
    ['holde styr på regnskabet', 'accountant'],
    ['pitää tilit kunnossa', 'accountant'],
    ['halda utan um bókhaldið', 'accountant'],
    ['hålla koll på ekonomin', 'finance'],
    ['send bills', 'accountant'],
    ['ringe rundt og sælge', 'salesdevelopment'],
    ['ringa runt och sälja', 'salesdevelopment'],
    ['soitella ja myydä', 'salesdevelopment'],
    ['hringja og selja', 'salesdevelopment'],
    ['knock on doors', 'salesdevelopment'],
    ['vastailla asiakkaiden viesteihin', 'customersupport'],
    ['svara kunder på chatt', 'customersupport'],
    ['hjælpe folk med deres computer', 'technicalsupport'],
    ['hjälpa folk med datorn', 'technicalsupport'],
    ['auttaa ihmisiä tietokoneen kanssa', 'technicalsupport'],
    ['hjálpa fólki með tölvur', 'technicalsupport'],
    ['holde serverne kørende', 'sysadmin'],
    ['pitää palvelimet pystyssä', 'sysadmin'],
    ['tegne hvordan en app ser ud', 'uidesigner'],
    ['gøre tingene pæne', 'designer'],
    ['få ting til å se bra ut', 'designer'],
    ['hanna fallegt útlit', 'designer'],
    ['dyrke celler', 'laboratory'],
    ['odla celler', 'laboratory'],
    ['kasvattaa soluja', 'laboratory'],
    ['rækta frumur', 'laboratory'],
    ['titta i mikroskop', 'laboratory'],
    ['udvikle medicin', 'pharma'],
    ['þróa lyf', 'pharma'],
    ['utveckla läkemedel', 'pharma'],
    ['pour concrete', 'carpenter'],
    ['køre gravemaskine', 'driver'],
    ['ajaa kaivinkonetta', 'driver'],
    ['keyra gröfu', 'driver'],
    ['feed the fish', 'Aquaculture'],
    ['hunted bugs', 'qualityassurance'],
    ['leta fel', 'qualityassurance'],
    ['teach people a new system', 'onboarding'],
    ['lærer folk et nyt system', 'onboarding'],
    ['opettaa ihmisille uutta järjestelmää', 'onboarding'],
    ['reading long contracts', 'legal'],
    ['granskar avtal', 'legal'],
    ['counting goods', 'logistics or warehouse or operations'],
    ['tælle varer', 'logistics or warehouse or operations'],
    ['laskea tavaroita', 'logistics or warehouse or operations'],
    ['film short videos', 'photographer or content or socialmedia'],
    ['filma korta videor', 'content or socialmedia'],
    ['kuvata lyhyitä videoita', 'photographer or content or socialmedia'],
    ['fôre laks', 'Aquaculture'],
    ['tjekke gæster ind', 'waiter'],
    ['ottaa vieraita vastaan', 'waiter'],
    ['bädda sängar', 'cleaner'],
    ['siivota huoneita', 'cleaner'],
    ['þrífa herbergi', 'cleaner'],
    ['hire new colleagues', 'recruiter'],
    ['passe chefens kalender', 'executiveassistant'],
    ['lära kunder använda produkten', 'onboarding'],
    ['make sure things arrive on time', 'logistics'],
    ['skifte dæk', 'technician'],
    ['vaihtaa renkaita', 'technician'],
    ['skipta um dekk', 'technician'],
    ['make sure we follow the law', 'compliance'],
    ['klippe græs', 'Gardens'],
    ['milk cows', 'cattle'],
    ['mjölka kor', 'cattle'],
    ['flytte paller', 'warehouse'],
    ['holde orden på lageret', 'warehouse'],
    ['help out around the office', 'officemanager'],
    ['plocka varor på lager', 'warehouse'],
    ['bære tallerkener', 'waiter'],
    ['bära tallrikar', 'waiter'],
    ['cykle rundt med mad', 'driver'],
  ])('knows a job by what one does all day: %s is %s', (search, meaning) => {
    expect(meaningsOf(search).join(' or ')).toBe(meaning);
  });

  it('takes no beds for songs, whose Nordic letter is another one', () => {
    expect(meaningsOf('sängar')).toEqual(['sängar']);
    expect(meaningsOf('sånger')).toEqual(['music']);
  });

  it.each(['stå hele dagen i butik', 'stand all day in a shop', 'sitta hela dagen i butik', 'seistä myymälässä'])(
    'asks for no word about the day: %s',
    (search) => {
      const telling = groupsOf(parseText(search, () => true)).filter(({ saysLittle }) => !saysLittle);
      expect(telling).toHaveLength(1);
    },
  );

  it.each([
    ['master in mechanical engineering', 'mechanicalengineer'],
    ['sivilingeniør maskin', 'mechanicalengineer'],
    ['diplomingeniør maskin', 'mechanicalengineer'],
    ['diplomi-insinööri kone', 'mechanicalengineer'],
    ['maskin ingeniører', 'mechanicalengineer'],
    ['elektronik ingenjör', 'electricalengineer'],
    ['sivilingeniør elektro', 'electricalengineer'],
    ['diplomi-insinööri sähkötekniikka', 'electricalengineer'],
    ['kemi ingenjör', 'processengineer'],
    ['sivilingeniør prosess', 'processengineer'],
    ['civilingeniør software', 'softwaredeveloper'],
    ['insinööri tietotekniikka', 'softwaredeveloper'],
    ['salg konsulent', 'sales'],
    ['salg konsulenter', 'sales'],
    ['butik assistent', 'shopassistant'],
    ['markkinointi päällikkö', 'marketingmanager'],
  ])('knows how engineers name their field, and compounds in two words: %s means %s', (search, meaning) => {
    expect(meaningsOf(search)).toEqual([meaning]);
  });

  it('takes over no word with another common meaning', () => {
    expect(meaningsOf('drive')).toEqual(['drive']);
    expect(meaningsOf('dog trainer')).toEqual(['pets', 'trainer']);
    expect(meaningsOf('field technician')).toEqual(['technician']);
    expect(meaningsOf('work with animals')).toEqual(['animals']);
    expect(meaningsOf('jobba med barn')).toEqual(['Children']);
    expect(meaningsOf('customer support in English')).toEqual(['customersupport', 'English is enough']);
  });

  it('counts in searches only, and is no name that suggestions show', () => {
    expect([...keysIn('We fix bikes and run the office')]).toEqual([]);
    expect(NAMED_ROLES.flatMap(({ names }) => names).filter(({ spelled }) => /\?|^fix /.test(spelled ?? ''))).toEqual(
      [],
    );
  });

  it('has at least two telling words in each phrase, and entries that exist', () => {
    const entries = ['everyday', 'verbs'].flatMap((name) => readEntries(name));
    const keys = new Set(['roles', 'executives', 'common'].flatMap((name) => readEntries(name)).map(({ key }) => key));
    expect(entries.filter(({ key }) => !keys.has(key))).toEqual([]);
    const phrases = entries.flatMap(({ synonyms }) => synonyms.map(wordsIn)).filter(({ length }) => length > 1);
    const telling = phrases.map((words) => words.filter(({ folded }) => !isCommon(folded)));
    expect(telling.filter(({ length }) => length < 2).map(([word]) => word?.spelled)).toEqual([]);
  });
});
