import type { Phrases } from './grammar.ts';
import { NAMES_IN_ENGLISH } from './language-names.ts';

/** What may stand between "in" and the language: "fluent in both spoken and written English". */
const HOW =
  '(?:(?:both|either|at least|the|our|written|spoken|oral|verbal|speaking|writing|reading|speech|fluent|native|professional|business|and|or|in|local|minimum) ){0,5}';
const SPEAK =
  '(?:(?:fluently |also |both )?(?:speaks?|writes?|reads?|understands?|masters?|communicates?(?: \\w+){0,3} in|express yourself(?: \\w+){0,3} in|(?:negotiates?|presents?|sells?|argues?|explains?)(?: \\w+){0,3} in|converse in|know|work in|speaking|writing)(?:, | and | or |/)?){1,4}';
const KINDS =
  '(?:working|work|company|corporate|office|internal|team|main|primary|official|common|shared|everyday|daily|workplace|business)';

export const ENGLISH: Phrases = {
  languages: ['en'],
  names: NAMES_IN_ENGLISH,
  stems: '',
  glued: '',
  after: `and or is are isn't aren't was not as at to for in on with both well language languages skills skill proficiency
    fluency speaker speakers speaking required needed preferred mandatory essential necessary desirable advantageous
    beneficial level fluently spoken written verbally orally daily would will can could may since because if when while
    but so too also though although plus native only that which you we alone enough sufficient suffices here across
    throughout internally knowledge comprehension competence competences competencies abilities ability communication
    communicator communicators writing optional by from has does do must should a an fluent c1 c2 b1 b2 every among
    instead anyway nice verbal oral reading conversational of these minimum before around fine proficient text copy
    whenever isn’t all comes equivalent corresponding without effortlessly confidently spelling`,
  and: 'and & plus as_well_as along_with together_with',
  or: 'or nor and/or /',
  oneOf: `(?:at least |minimum )?(?:one|any|either)(?: or more)?(?: of)?(?: the)?(?: following)?(?: languages)?:?
    either`,
  breaks: 'but while whereas although though however yet',
  continues: 'but however though although not it this that which while even and_it and_that and_this is',
  conditional: 'if whether should_you in_case unless',
  required: String.raw`
    fluen(?:t|cy|tly) (?:in|with|of) ${HOW}L
    (?:fluent|fluently|native|near-native|native-level|bilingual|excellent|strong|good|great|solid|perfect|flawless|outstanding|impeccable|exceptional|advanced|professional|business|proficient|conversational|working|basic|intermediate|sufficient|decent|superb|fluency)(?:[- ]level| knowledge of| command of| proficiency in)?(?:,? (?:or|and|both|near-native|fluent|written|spoken|verbal|oral|written/spoken|professional|level)){0,5} L
    (?:knowledge|command|proficiency|proficiencies|understanding|mastery|grasp|competence|skills?|fluency|literacy|level) (?:in|of|with) ${HOW}L
    (?:skills|communication|communicator|ability|abilities)(?: \S+){0,6} in ${HOW}L
    (?:proficient|skilled|conversant|competent|articulate|bilingual|well-versed|literate|excel|strong|communicate (?:clearly|fluently|effortlessly|well|confidently|effectively|easily)) (?:in|with) ${HOW}L
    (?:comfortable|confident|at ease|able to work|used to working|at home)(?: \w+){0,4} (?:in|with|speaking) ${HOW}L
    (?:able|ability|need|needs|have|required|expected|capable|expect you|need you|important) (?:of |to )(?:\w+ ){0,2}?${SPEAK} ?(?:in )?${HOW}L
    (?:you|candidates?|applicants?|someone|somebody|person|must|should)(?: [^ ]+){1,12} and (?:also |can |both ){0,2}${SPEAK} ?${HOW}L
    (?:you|you'll|candidates?|applicants?|someone|somebody|person|must|should) (?:who |that )?(?:(?:must|should|can|also|already|will|need to|to|have to) ){0,3}${SPEAK} ?${HOW}L
    ^(?:you )?${SPEAK} ?${HOW}L
    (?:you(?: are|'re|’re)|must be|someone|be) (?:\w+ ){0,3}?L[- ]speak(?:er|ing)
    native L[- ]speakers?
    L[- ]speak(?:er|ing)s? (?:candidates |applicants )?(?:only|required|needed|wanted|a must)
    L(?: (?:language|skills|proficiency|fluency|knowledge|level|speaking|written|spoken|and)){0,4}(?: \(.{0,30}\))?,? (?:is|are) (?:\w+ ){0,2}?(?:required|mandatory|essential|necessary|needed|must|a must(?:-have)?|a requirement|requirements?|a prerequisite|crucial|obligatory|compulsory|vital|imperative|a necessity|non-negotiable)
    L(?: (?:language|skills|proficiency|fluency|knowledge|level|speaking)){0,3}[,:]? (?:required|mandatory|essential|a must|needed|necessary|obligatory)
    (?:requires?|requiring|demands?|need|needs|must have|we expect|looking for|prerequisite|requirement|requirements|must-have|must)(?: is| are|:)? (?:\w+ ){0,3}?${HOW}L
    L(?: language)?(?: skills)?,? ?[(:–—-]? ?(?:at )?(?:an? |minimum |min\. )?(?:fluent|native|full|professional|business|conversational|basic|excellent|very good|good|proficient|advanced|intermediate|c1|c2|b1|b2|mother tongue|a2)(?! to have)
    (?:b1|b2|c1|c2)(?:/[bc][12]|\+)?(?: level)?(?: in| of)? ${HOW}L
    L,? ?[(]?(?:both )?(?:written and (?:spoken|oral|verbal)|(?:spoken|oral|verbal) and written|in writing and (?:in )?speech|in speech and (?:in )?writing|orally and in writing|verbally and in writing)
    ^(?:written and (?:spoken|oral|verbal)|(?:spoken|oral|verbal) and written) L
    L(?: skills)? (?:(?:has|have|needs?|ought) to|must|should) be (?:\w+ )?(?:excellent|fluent|very good|good|strong|perfect|flawless|impeccable|native|solid|great)
    L (?:is|as) (?:your|a) (?:native|first|mother) (?:language|tongue)`,
  optional: String.raw`
    plus|pluses|bonus|advantages?|advantageous|nice to have|nice-to-have|beneficial|benefits?|preferred|preferably|preference|prefer|desirable|desired|ideal|ideally|appreciated|welcome|merit|merits|meriting|meritorious|helpful|useful|valued|assets?|great to have|good to have|would be great|even better|better still|extra points|optional|optionally|not essential|a strength|won't hurt|doesn't hurt|handy|wish list|would love
    (?:willing|willingness|eager|motivated|keen|happy|ready|interest|interested|want|wish|plan) (?:to|in) learn(?:ing)?
    learn(?:ing)? (?:\w+ )?L`,
  notRequired: String.raw`
    (?:not|isn['’]t|aren['’]t|never|no longer) (?:\w+ ){0,2}?(?:required|needed|necessary|mandatory|essential|a must|a requirement|a prerequisite|a condition|compulsory|obligatory|expected|demanded|important)
    (?:not|don['’]t|doesn['’]t|won['’]t|needn['’]t) (?:\w+ ){0,1}?(?:need|have to|require|expect|demand|ask for|be required)(?: \w+){0,5}? (?<!to be )L
    (?:need not|needn['’]t|(?:do not|don['’]t) (?:yet )?(?:speak|know|understand|master)) (?:\w+ ){0,3}?L
    (?:need not|needn['’]t|(?:not|don['’]t) (?:need|have|require you|expect you) to) (?:\w+ ){0,3}(?<!to be )L
    no (?:prior |previous |knowledge of |skills in |fluency in )?L(?: language)?(?: skills| knowledge| proficiency| fluency)? ?(?:is |are )?(?:required|needed|necessary|requirements?|expected)
    no L(?: skills| knowledge| proficiency)?$
    L (?:is not|isn['’]t)$
    neither L
    (?:not|by no means|in no way|hardly) (?:\w+ ){0,2}?(?:required|needed|necessary)
    no (?:need|requirement|requirements)(?: to| for| of| that you)(?: \w+){0,4}? L`,
  otherwise: String.raw`
    ^(?:as |since |because |and |so |where |while |also )?(?:we|our(?! (?:new|next|ideal|future))|they|their|he|she|most|many|some of|half|everyone|everybody|users|customers|clients|colleagues|founders|the (?:team|teams|customers?|clients?|users|founders?|company|office|product|app|platform|website|service|content|material|interviews?|contract))(?!.{0,40}(?:expect|requir|need|look|seek|want|ask|demand|hir))
    (?:customers?|clients?|users?|partners?|colleagues?|patients?|guests?|companies|people|market|team|members|founders?|families|children|students) (?:who|that|which|speak|speaking)
    (?:cv|resume|résumé|application|applications|letter|apply|applying|interviews?|contract|portfolio|documents|profile) (?:\w+ ){0,4}?(?:in|is|are) L
    (?:apply|applications?|write to us|cv|letter) .{0,40}in L
    (?:without(?! (?:difficulty|difficulties|effort|problems|hesitation|trouble|issues))|regardless of|translat\w+|localis\w+|localiz\w+|available in|content in|documentation in|website in|teach\w*|lessons?|classes|courses?)
    help(?:s|ing)? (?:\w+ ){1,4}(?:learn|speak|understand)
    to be L(?:$| (?:to|for|or|and))
    (?:cannot|can't) (?:\w+ ){1,6}without`,
  optionalHeadings: `
    nice to have|nice-to-haves?|bonus|plus|pluses|advantages?|advantageous|preferred|beneficial|desirable|a plus if|extra|merits?|meriting|optional|ideally|even better|good to have|would be great|benefits|perks|we offer|what we offer|what you get|offer you|in return`,
  requiredHeadings: `
    requirements?|required|qualifications|must[- ]haves?|language requirements|required languages|languages required|what we require|we require|you must|need to have`,
  levels: {
    fluent: `
      fluen(?:t|cy|tly)|full professional|native(?:-level)?|near-native|bilingual|mother tongue|excellent|perfect|flawless|outstanding|exceptional|impeccable|superb|c1|c2|first language`,
    good: `
      professional|business|proficient|proficiency|strong|good|great|solid|working|conversational|intermediate|upper-intermediate|decent|advanced|comfortable|confident|b1|b2`,
    basic: 'basic|beginner|elementary|some|a1|a2',
  },
  enough: String.raw`
    L(?: alone| skills| only)? (?:is|are|will be) (?:\w+ ){0,2}?(?:enough|sufficient|all you need|all that['’ ]?i?s needed|perfectly fine|totally fine|just fine|fine)
    L (?:alone )?(?:suffices|will do|will suffice)
    (?:only|just) L (?:skills )?(?:is |are )?(?:required|needed|necessary)
    (?:only|just) (?:need|require|have to speak|need to speak) L
    ${KINDS} language(?: (?:\w+ ){0,4}?is|:| –) (?:\w+ ){0,2}?L
    L(?: is| being)? (?:\w+ ){0,3}?${KINDS} (?:and \w+ )?language
    L as (?:\w+ ){0,2}?${KINDS} language
    L,? [(–-] ?(?:our |the )?${KINDS} language
    all (?:that )?you(?:['’]ll)? need(?: to (?:speak|know))? is L
    we (?:\w+ )?(?:all |only |mostly |mainly )?(?:speak|use) L(?: (?:at work|in the office|internally|at the office|every day|day to day|daily|across|with each other|together|among|in our|here)|$)
    we (?:\w+ ){0,2}?(?:work|communicate|operate|talk|collaborate) (?:\w+ ){0,3}?in L
    (?:communication|meetings|everything|all work|our work|day-to-day work|daily work|business|operations|conversations|the workday)(?: \w+){0,5}? (?:is|are|happens?|takes? place|run|runs|goes on) (?:\w+ ){0,2}?in L
    L[- ]speaking (?:\w+ )?(?:workplace|environment|office|company|organisation|organization)
    (?:we are|we['’]re) (?:an? )?(?:\w+ )?L[- ]speaking
    language (?:\w+ ){0,2}?(?:in|at|of) (?:the |our )?(?:office|company|workplace|team|work) is L
    L is (?:the )?(?:language )?(?:we (?:use|speak|work in)|what we speak|spoken (?:at work|in the office|by everyone|throughout)|used (?:at work|in the office|internally|daily))
    (?:as long as|provided) you (?:can )?speak L
    (?:get by|manage|fit in|do (?:this|the) job|work here) (?:\w+ ){0,2}?(?:with|in) (?:only |just )?L`,
  notEnough: String.raw`
    L(?: alone| only| skills| by itself)? (?:(?:is|are) (?:\w+ )?not|isn['’]t|is never|will not be|won['’]t be) (?:\w+ )?(?:enough|sufficient)
    L(?: alone| only)? (?:will not|won['’]t|does not|doesn['’]t) (?:do|suffice|be enough)
    (?:not|n't) (?:enough|sufficient) (?:to|with|in) (?:\w+ ){0,2}?L
    (?:cannot|can['’]t) (?:get by|manage) (?:\w+ )?(?:with|in) (?:only |just )?L`,
  help: {
    visa: `(?:(?:work|working|residence) )?(?:visas?|permits?)(?: (?:and|or|/) (?:work|residence) permits?)?(?: (?:sponsorships?|support|assistance|help|applications?|process|costs?|paperwork|matters))?|visas?/work permits?|sponsorship|immigration (?:support|assistance|help|process|paperwork)|(?:residence|work)(?: and (?:residence|work))? permits?(?: (?:application|process|sponsorship))?`,
    relocation: `relocation(?: (?:support|assistance|packages?|help|allowance|bonus|budget|costs?|expenses|services|process))?|moving (?:costs?|expenses|allowance)|(?:your )?relocating`,
    offered: String.raw`
      (?:we|we['’]ll|company|and|including|includes|will|can|happy to|also|able to|you get|you receive) (?:(?:can|will|do|are able to|are happy to|happily|also|gladly|actively|even|fully|of course|already|fully) ){0,3}(?:offer|offers|provide|provides|give|cover|covers|pay|pay for|pays for|sponsor|sponsors|arrange|arranges|take care of|handle|handles|help|help you|assist|assist you|support|support you|will help|guide you|get|receive|includes|including|organise|organize|sort out|sort)(?: \w+)?(?: (?:with|through|for|in|by))?(?: (?:your|a|an|the|all|full|both|any|generous|attractive|comprehensive|needed|necessary|costs? of|complete|practical|eu)){0,5} H
      (?:help|support|assist) (?:[\w-]+ ){0,3}(?:candidates|applicants|hires|employees|talents?|colleagues|joiners) (?:with|in|through|to get|get|obtain) (?:(?:the|their|a|all|any|getting|obtaining) ){0,3}H
      (?:help|assistance|support|a hand) (?:you )?(?:with|for|in) (?:(?:your|a|the|obtaining|getting|both) ){0,3}H(?: (?:is|are) (?:offered|provided|available|included))?
      ^(?:(?:a|an|full|generous|attractive|comprehensive|help with|support with|assistance with|offer|offers|offering|sponsors?|we sponsor|paid) ){0,3}H(?: (?:and|for) [\w ]{1,30})?(?: (?:available|offered|provided|included|possible))?\.?$
      H (?:is|are|will be|can be) (?:\w+ )?(?:offered|provided|available|included|covered|possible|on us|on offer|part of)
      H (?:available|offered|provided|included)
      H: (?:yes|offered|provided|included)`,
    notOffered: String.raw`
      (?:not|cannot|can['’]t|don['’]t|doesn['’]t|do not|does not|unable to|unfortunately not|won['’]t|will not|never|aren['’]t|neither)(?: \w+){0,5}? (?:come with|include|offer|offering|provide|providing|sponsor|sponsoring|support|supporting|assist|help|cover|pay|arrange|handle|give|have|eligible|consider)(?: \w+){0,4}? H
      (?:not|cannot|can['’]t|don['’]t|do not|does not|unable to|won['’]t|will not) (?:\w+ )?(?:sponsor|help|assist|cover|provide) (?:\w+ ){0,3}?H
      (?:no|without|neither|nor) (?:\w+ ){0,2}?H
      H (?:\w+ )?(?:is|are|will|can|could)(?: \w+)? ?(?:not|n['’]t) (?:\w+ )?(?:offered|provided|available|included|covered|possible|be|supported|an option|something|part)
      H (?:isn['’]t|aren['’]t|cannot|can['’]t|won['’]t) (?:\w+ )?(?:offered|provided|available|included|covered|possible|be|supported|an option|something|part)
      H (?:not|un)(?: |-)?(?:offered|provided|available|included|possible|supported)
      H: (?:no|none|not (?:offered|provided|available|included|possible|supported))
      (?:not|unable|n['’]t)(?: \w+){0,4}? (?:need|require|requires|needing|requiring) (?:\w+ )?H`,
    noVisa: String.raw`
      (?:must|need to|needs to|have to|has to|should|required to|requires? you to)(?: already| currently| also| be able to| legally)* (?:have|hold|possess|prove|document|show)(?: \w+){0,4}? (?:right to (?:live and )?work|permission to work|authori[sz]ation to work|work (?:permit|authori[sz]ation)|work visa|residence permit|eu (?:passport|citizenship)|working rights)
      (?<!if )you (?:already )?have (?:the |a |full )?(?:legal )?(?:right|permission) to (?:live and )?work
      (?:must|need to|needs to|have to|should|required to)(?: already| currently)? be(?: already| currently| legally)* (?:authori[sz]ed|eligible|entitled|allowed|permitted) to (?:live and )?work
      (?:already|existing|valid) (?:have |hold )?(?:the |a |an )?(?:eu |eea )?(?:right to work|work permit|work authori[sz]ation)(?: \w+){0,5}? (?:is )?(?:required|needed|necessary|a must|mandatory)
      (?:right to work|work permit|work authori[sz]ation)(?: \w+){0,6}? (?:is|are) (?:required|mandatory|a must|a requirement|needed|necessary)
      (?:need|needs|require|requires) (?:a |an )?(?:valid|existing|current) (?:\w+ ){0,2}?(?:work permit|work visa|right to work|residence permit)
      (?:only|exclusively) (?:\w+ ){0,4}?(?:candidates|applicants|applications|people)(?: \w+){0,6}? (?:right to work|work permit|eu citizens|permission to work)`,
    helpsMoving: String.raw`
      (?:we|we['’]ll|and|can|will|also|happy to|by) (?:(?:can|will|also|gladly|happily|be) )*(?:help|helping|assist|support) you (?:and your \w+ )?(?:to |with |in )?(?:(?:your|the|a) )?(?:relocate|relocating|move(?! (?:up|on|forward|fast|into|the))|moving to|moving here|find a (?:flat|home|place to live)|settle in)
      (?:we|and|will|also) (?:(?:can|will|also) )*(?:cover|pay for|pay)(?: \w+){0,3} (?:your )?move(?! (?:fast|forward))`,
    unsure: `may|might|possibly|perhaps|case[- ]by[- ]case|negotiable|be discussed|can discuss|depending|depends|in some cases|some roles|certain roles|for certain|exceptional|if you need|whether|would|could`,
    otherwise: String.raw`
      (?:customers?|clients?|employers|businesses|startups|expats|users|families|employees of|founders|immigrants|newcomers|refugees|students|travell?ers|tourists)
      (?:companies|teams) (?:\w+ )?(?:with|to|hire|sponsor|handle)
      relocation of (?!you|candidates|hires|employees|new|international|foreign|family)\w+
      (?:relocation|visa|immigration|permit|sponsorship)(?: processing| application| management)? (?:platform|software|industry|company|companies|agency|app|market|startup|business|tool|team|manager|specialist|consultant|partners|cards?|debit|card)
      visa(?:,? (?:and|or|/) )?(?:mastercard|card|cards)|mastercard|event|sports|conference
      (?:willing|open|ready|able|prepared|agree|have|need|required|expected|want|plan|planning|looking|are|is) to (?:relocate|move)`,
  },
};
