/** More startups of Finland. */
export const FINLAND_LAKES = `
= Tuohi Bank / FI / Helsinki, Tampere / 2016 / 97 / seriesb / fintech
intro: Invoices paid on the day they are sent, for people who work with their hands.
does: A tiler waits fifty-one days for his money and buys grout today. | We pay him tonight, wait ourselves and take one per cent.
hook: A tiler in Pirkkala has nine invoices out and forty euros in. | Fifty-one days is the time a Finnish invoice spends thinking.
fact: Tuohi Bank has paid 1.1 million invoices early. | Losses are four in ten thousand, since tilers know who pays. | The form has five fields, and we are trying to remove one.
part: the same-day payment | the payer score | the five fields | the collection letter
area: Same-day Payments | Credit | Invoices
user: tilers | electricians | bookkeepers
buyer: small contractors | builders
make: early payments | invoice accounts
data: a million invoices and their fate | bank lines in two languages
woe: a payer on holiday in July | an invoice without a name | a bank that closes at four
field: invoices
habit: We pay our own suppliers the same evening, and check.

= Lumikko / FI / Rovaniemi / 2021 / 11 / preseed / mobility
intro: Tells a town which street to plough first, and why.
does: A plough has four hours before school, and two hundred kilometres of street. | We know where the children walk, where the hill is and where the snow drifts.
hook: At four in the morning eleven ploughs leave the depot in Rovaniemi with the same list as in 1994. | Thirty centimetres fell, and school begins at eight.
fact: Lumikko plans for 27 towns north of Kuopio. | The first ploughed street is now most often a path. | Broken wrists are down by a third, and we are proudest of that.
part: the plough list | the drift model | the driver's screen | the slippery report
area: Ploughing | Snow Models | Drivers
user: plough drivers | depot managers | school children
buyer: towns | contractors
make: plough lists | slip reports
data: snow by street and hour | positions of ploughs
woe: rain on ice at five | a car left in a drift | a plough with a broken blade
field: snow clearing
habit: When it snows more than twenty centimetres, one of us rides along.

= Sisu Savings / FI / Kuopio / 2019 / 19 / seed / edu
intro: Teaches money to fifteen-year-olds, with real money.
does: Each class gets a thousand euros and a year. | They may save, spend, lend or start something, and must explain it.
hook: Class 9C in Siilinjärvi bought a popcorn machine and has been paid back four times. | Nobody learns what interest is from a worksheet.
fact: Six hundred classes have had their thousand euros. | Seventy-one per cent end the year with more. | One class lent it all to a grandmother, at a fair rate.
part: the class account | the yearly meeting | the loan contract | the teacher's guide
area: Class Accounts | Lessons | Schools
user: pupils | teachers | bank volunteers
buyer: schools | savings foundations
make: class accounts | money lessons
data: what six hundred classes did | questions asked in class
woe: a class that wants to buy shares in a cousin | a treasurer with chickenpox | a popcorn machine on fire
field: schools
habit: We have a thousand euros as well, and argue about it monthly.

= Korpikuusi Timber / FI / Joensuu / 2017 / 38 / seriesa / build
intro: Timber houses cut by computer and put up by the family.
does: A house arrives on two lorries with a drawing for each day. | Nothing weighs more than two people can lift, and everything fits.
hook: On Monday there are two lorries in the yard, and by Friday there is a roof. | A house is eleven hundred pieces and one instruction too many.
fact: Korpikuusi has raised 460 houses from Joensuu to Iceland. | The heaviest piece is forty-eight kilos. | One family did it in nineteen days, with a choir.
part: the house kit | the cutting file | the daily drawing | the lorry order
area: Kits | Cutting | Design
user: families | carpenters | drivers
buyer: families | summer-house builders
make: timber kits | daily drawings
data: moisture in every log | pieces and their order
woe: a log that twists | rain on the second day | a lorry loaded backwards
field: timber houses
habit: We raise a shed together every June, and give it away.

= Aallokko / FI / Kotka, Helsinki / 2020 / 20 / seed / water
intro: Finds algae from the air two days before the beach does.
does: A bloom begins far out, in a colour people cannot see. | Our small aeroplane can, and towns get to know before the ice-cream stand does.
hook: On Wednesday the water off Kotka is fine, and on Friday dogs must stay on the lead. | Blue-green algae are neither, at first.
fact: Aallokko flies 44 beaches twice a week. | We are right nine times in ten, and say so when we are not. | The aeroplane weighs four kilos and is often mistaken for a tern.
part: the beach bulletin | the algae camera | the drift forecast | the flight plan
area: Beach Bulletins | Spectral Imaging | Flights
user: lifeguards | beach managers | dog owners
buyer: towns | waterworks
make: beach bulletins | algae flights
data: light in nine colours | currents along the coast
woe: a cloud at noon | a tern with territory | a calm warm week
field: algae
habit: In July there is a swim at three, if our own bulletin allows.

= Verstas Vision / FI / Seinäjoki, Vaasa / 2018 / 26 / seed / robotics
intro: Reads the wear on a cutting tool with a telephone.
does: Workshops throw away half their tools too early and use the other half too long. | One picture, and we say how many pieces are left.
hook: A cutting edge costs nine euros, and a scrapped axle costs nine hundred. | In Seinäjoki they change tools on Mondays, because it is Monday.
fact: Four hundred workshops take eleven thousand pictures a day. | Tool costs fall by a third, and the scrap bin fills slower. | A machinist from Lapua beats the model about one time in six, and tells us.
part: the wear picture | the pieces-left number | the tool drawer | the machine link
area: Tool Vision | Workshops | Models
user: machinists | tool buyers | apprentices
buyer: machine shops | tool makers
make: wear readings | tool drawers
data: edges under a lens | pieces per edge
woe: oil on the lens | a chip that looks like wear | a batch of odd steel
field: machining
habit: There is a lathe in the office, and you will make yourself a top.

= Majakka Learning / FI / Helsinki, Turku / 2019 / 35 / seriesa / edu
intro: Lets sailors, nurses and miners keep their certificates from anywhere.
does: Those who work at sea or underground lose their course days to travel. | We examine by headset, on board and after the shift, and authorities accept it.
hook: A second mate in the Bay of Biscay needs a stamp from a room in Turku. | A certificate lapses on a Sunday, and the ship sails on Saturday.
fact: Majakka holds 140 examinations a week, most of them at sea. | Eleven authorities accept them. | The hardest course is still putting on the suit in two minutes.
part: the headset exam | the certificate wallet | the drill room | the examiner's view
area: Examinations | Simulations | Certificates
user: sailors | examiners | miners
buyer: shipping companies | hospitals
make: headset exams | renewed certificates
data: hands and eyes in a drill | rules from eleven authorities
woe: a satellite link that drops | a rule changed in March | a headset in a heavy sea
field: certificates
habit: Everyone renews one certificate a year, and fire is the popular one.

= Juurikas / FI / Salo, Turku / 2021 / 13 / preseed / food
intro: A weeding robot that knows beet from everything else.
does: Weeds are pulled by hand or killed with something. | Our robot goes slowly, looks at each plant and takes out the ones that are not beets.
hook: A hectare has ninety thousand beets and half a million other ideas. | At four leaves beet and goosefoot are the same to everyone but their mothers.
fact: Twenty-two robots weeded 700 hectares last summer. | They run on the sun and stop for hares. | Growers name them, always after politicians.
part: the plant eye | the weeding finger | the row driver | the grower's map
area: Plant Vision | Field Robots | Growers
user: beet growers | agronomists | summer workers
buyer: growers | sugar mills
make: weeding robots | clean rows
data: pictures of four leaves | soil and rows
woe: a stone of eight kilos | a hare with no hurry | mud above the axle
field: beets
habit: In June the office is a caravan at the edge of a field.

= Pilkku / FI / Oulu / 2022 / 8 / preseed / legal
intro: Rewrites letters from authorities so that people dare to open them.
does: A letter about housing benefit has two thousand words and one date. | We put the date first, and the rest in the order people ask.
hook: Four of ten leave the brown envelope on the hall table. | The date was on page three, and it was yesterday.
fact: Nineteen authorities have let us rewrite 1 260 letters. | Phone calls fall by half when the date comes first. | No letter leaves before someone has read it aloud on a bus.
part: the letter pattern | the date line | the reader panel | the word list
area: Letters | Language | Authorities
user: case handlers | letter readers | bus drivers
buyer: authorities | insurance companies
make: readable letters | letter patterns
data: calls after each letter | words people look up
woe: a sentence of ninety words | a law quoted in full | an envelope with a window too small
field: letters
habit: We read one paragraph aloud on the bus each week, and watch faces.
`;
