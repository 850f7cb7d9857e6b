/** More startups of Norway. */
export const NORWAY_INLAND = `
= Rimfrost & Co / NO / Lillehammer / 2018 / 27 / seed / build
intro: Heat pumps for old timber houses that were never meant to have one.
does: A log house leaks in nineteen places and is loved in all of them. | We measure the house for a week, build the pump to fit and guarantee the bill.
hook: In Gudbrandsdalen it is minus twenty-four, and grandmother's house has single windows. | The best heat pump in the world is wrong for a house from 1780.
fact: We have warmed 2 700 timber houses without replacing one window. | A box with eleven sensors lives with the family for a week before we draw anything. | Our guarantee on the bill has cost us money in four houses.
part: the week in the house | the heat model | the indoor unit | the bill guarantee
area: Old Houses | Heat Models | Installers
user: house owners | installers | heritage officers
buyer: house owners | municipalities with old schools
make: heat pumps | heating plans
data: temperatures from nineteen rooms | power bills since 2010
woe: a draught from the cellar | a bill from a hard winter | a carved beam in the way
field: timber houses
habit: The office is a log house from 1831, so we are our own most difficult customer.

= Stavkirke Data / NO / Oslo / 2017 / 58 / seriesa / data
intro: Archives that outlive the company that made them.
does: We keep records that must be readable in a hundred years, and prove every night that they are. | Hospitals, dioceses and dam owners give us what they are not allowed to lose.
hook: A dam is built for two hundred years, and its drawings are on a disk for five. | Something made of wood has stood in Heddal for eight centuries because people tarred it on time.
fact: Stavkirke Data holds 41 petabytes in three mountains. | Every file is opened and read once a year by a program that has nothing else to do. | We have restored for 22 customers, and lost one file, in 2018, which hangs framed on the wall.
part: the nightly reading | the mountain store | the format converter | the restore desk
area: Preservation | Storage | Formats
user: archivists | records managers | dam engineers
buyer: hospitals | dam owners
make: long archives | restore tests
data: checksums and formats | forty years of drawings
woe: a file format nobody remembers | a disk that lies | a lorry that cuts the fibre
field: archives
habit: Every spring we restore a whole customer from nothing, for practice.

= Sporvekt / NO / Drammen, Oslo / 2020 / 35 / seed / mobility
intro: Weighs trains as they pass, and finds the wheel that will break.
does: A flat spot on a wheel hits the rail thirty times a second. We hear it. | Sensors glued under the track weigh each axle and name the wagon that needs a workshop.
hook: Wagon 31 of the ore train had a wheel that was no longer round. | A train weighs what it weighs, whatever the papers say.
fact: Our sensors sit under 96 tracks from Narvik to Hamburg. | Last year we stopped eleven wheels that would have broken. | The glue was the hardest part, and took two winters.
part: the track sensor | the wheel report | the wagon register | the axle scale
area: Wheel Health | Track Sensors | Freight
user: track workers | wagon owners | train drivers
buyer: rail administrations | freight companies
make: train scales | wheel reports
data: thirty thousand samples per axle | wagon numbers and loads
woe: ice under the rail | a wagon with the wrong number | a train that does not slow down
field: railways
habit: A year-old wheel with a crack in it stands in the hall, and visitors may touch it.

= Kildelytt / NO / Sogndal / 2021 / 12 / preseed / water
intro: Leak finding for villages, by listening to the pipes at night.
does: A third of the drinking water never reaches a tap. | We put microphones on hydrants, listen between two and four, and mark the place with a spray can.
hook: In Sogndal the pipe under the school has dripped since 1997. | Between two and four at night a village is so quiet that you can hear a leak.
fact: Kildelytt listens in 74 municipalities. | On average the hole is within eighty centimetres of our mark. | Water saved last year would fill a lake we are fond of.
part: the hydrant microphone | the night listening | the leak map | the digging order
area: Listening | Leak Maps | Waterworks
user: waterworks staff | diggers | plumbers
buyer: municipal waterworks | water cooperatives
make: leak reports | hydrant microphones
data: sound from four hundred hydrants | pressure by the minute
woe: a stream beside the pipe | a plastic pipe that says nothing | a heat pump next door
field: water pipes
habit: Whoever finds the first leak of the month chooses the cake.

= Bokstavrim / NO / Bergen / 2022 / 11 / preseed / edu
intro: Reading practice that listens, for children who read slowly.
does: A child reads aloud to a bear on the screen, and the bear has time. | It hears where the reading stumbles and gives the teacher one thing to practise on Monday.
hook: A teacher with twenty-four pupils can listen to each for ninety seconds a day. | The bear never sighs, which turned out to matter more than anything else.
fact: Bokstavrim is used by 310 schools, in both written forms of Norwegian. | After a term slow readers read as much as a year's average used to bring. | Speech never leaves the school's own machine.
part: the listening bear | the Monday note | the word ladder | the parents' page
area: Reading | Speech | Schools
user: pupils | teachers | parents
buyer: schools | education offices
make: reading practice | school licences
data: children's speech in eleven dialects | reading curves
woe: a classroom with bad acoustics | a dialect we have not met | a tablet without battery
field: schools
habit: We borrow a class once a month and pay in pancakes.

= Glødetråd / NO / Kongsberg / 2018 / 44 / seriesa / robotics
intro: Welding robots for the workshop with eight people.
does: Big factories have robots; small workshops have a waiting list for welders. | Ours is wheeled to the bench, shown the seam once, and welds the next two hundred.
hook: There are four welders in the valley, and one of them is sixty-four. | The robot weighs ninety kilos, rolls on a trolley and does not mind Mondays.
fact: Glødetråd works in 260 workshops from Kongsberg to Kaunas. | A seam is taught by hand, in less time than it takes to find the drawing. | Welders like it, since it takes the ugly ones.
part: the teaching handle | the seam tracker | the trolley | the weld log
area: Seam Tracking | Robots | Workshops
user: welders | workshop owners | apprentices
buyer: metal workshops | shipyards
make: welding robots | weld programs
data: arc voltage and camera images | ten million metres of seam
woe: a gap that varies | a rusty plate | a fixture made of hope
field: welding
habit: Everyone learns to weld in the first month, accountants included.

= Skarvøy / NO / Bodø / 2020 / 18 / seed / travel
intro: Weeks on the outer islands, run by the people who live there.
does: Islands with forty people have empty houses and full kitchens. | We help them rent out both for nine weeks a year, and leave the other forty-three alone.
hook: There are thirty-eight people on Myken, a distillery and nine empty houses. | The ferry comes three days a week, which decides who comes along.
fact: Skarvøy works with 26 islands, and each has a veto. | Two thirds of what a guest pays stays on the island. | Three islands have kept their school because of it.
part: the island calendar | the ferry match | the kitchen table | the hosts' ledger
area: Islands | Bookings | Hosts
user: hosts | guests | ferry crews
buyer: travellers | small tour operators
make: island weeks | kitchen dinners
data: bookings and boat tables | answers from guests
woe: a cancelled ferry | a guest with a drone | a well that runs low
field: islands
habit: We spend one working week a year on an island, and pay for our own fish.

= Trollpakka / NO / Stavanger, Oslo / 2019 / 29 / seed / games
intro: Slow games about folk tales, for long dark evenings.
does: No timers, no gems, no shouting. | You walk through a tale, talk to a troll and go to bed at a reasonable hour.
hook: Our players play for forty minutes and then put the thing away, on purpose. | The troll under the bridge has eleven hundred lines and prefers not to use them.
fact: Trollpakka has sold 900 000 copies of two games. | Every tale was told to us by someone over seventy, and they are paid. | Our engine draws fog better than anything else, since the tales have a lot of it.
part: the tale engine | the fog | the troll's dialogue | the lantern light
area: Tales | Fog and Light | Players
user: players | storytellers | translators
buyer: players | libraries
make: quiet games | told tales
data: playtests without words | five thousand letters from players
woe: a tale with two endings | a bug that makes the troll cheerful | a launch week with a blockbuster in it
field: folk tales
habit: On dark Thursdays somebody tells a story, and nobody may film it.

= Fraktebåt / NO / Tromsø, Bodø / 2017 / 49 / seriesa / logistics
intro: Freight for the last island: one boat, one booking, one price.
does: Goods to the islands travel on five contracts and three quays. | We sell them as one, and fill the boats both ways.
hook: A fridge for Røst changes hands five times and is lost at the fourth. | The boat goes home empty, past a factory that needs a boat.
fact: Fraktebåt books 3 100 pallets a week north of Trondheim. | Empty return trips are down from half to a fifth. | Salmon goes south and sofas go north on the same deck.
part: the pallet booking | the load planner | the quay scanner | the return market
area: Load Planning | Quays | Freight Desk
user: quay workers | shippers | islanders
buyer: wholesalers | fish farms
make: freight bookings | return loads
data: pallets, weights and tides | boat positions
woe: a pallet of soft cheese in July | a missed tide | a quay with no forklift
field: freight
habit: Each of us follows one pallet all the way, once a year.

= Nabovarme / NO / Trondheim / 2020 / 26 / seed / energy
intro: Waste heat from bakeries, rinks and data rooms, sold next door.
does: A bakery throws out enough heat for the forty flats above it. | We measure, dig one short pipe and share the saving.
hook: The ice rink in Trondheim warms the sky, all winter, for free. | Forty flats above a bakery pay for heat that the oven throws away.
fact: Nabovarme has joined 83 neighbours with pipes shorter than a football field. | The longest talk is always about who owns the wall. | We save as much as a small river station makes.
part: the heat match | the short pipe | the shared meter | the neighbour contract
area: Heat Matching | Meters | Housing
user: caretakers | bakers | rink managers
buyer: housing cooperatives | bakeries
make: neighbour heat | heat agreements
data: heat by the quarter-hour | drawings of cellars
woe: a wall with two owners | a cold snap on a Sunday | a pipe nobody drew
field: district heating
habit: Lunch is bread from a customer, still warm for the reason you think.

= Tjeld Pay / NO / Oslo / 2016 / 112 / seriesb / fintech
intro: Payments for clubs, choirs and village halls.
does: A treasurer is a volunteer with a shoebox. We replace the shoebox. | Fees, raffles, waffles and the grant from the municipality, in one account that two people must approve.
hook: The treasurer of a brass band has done the books on Sunday nights since 2004. | Half a million Norwegians are treasurer of something, and most never asked to be.
fact: Tjeld Pay serves 21 000 clubs in three countries. | Two people approve each payment, which has ended a lot of bad novels. | The average treasurer gets four Sundays back.
part: the two-person approval | the waffle till | the yearly report | the member fees
area: Payments | Club Accounts | Compliance
user: treasurers | choir singers | auditors
buyer: sports clubs | choirs
make: club accounts | member payments
data: small payments by the thousand | accounts of twenty-one thousand clubs
woe: a treasurer who has moved | a raffle without receipts | an auditor with a ruler
field: club accounts
habit: Most of us are treasurers somewhere, and complain to ourselves first.

= Sølvlinje / NO / Bergen, Oslo / 2018 / 39 / seriesa / health
intro: Home visits planned so that the same face comes each day.
does: An old person in home care meets forty different people in a month. We bring it down to six. | Our planner puts the person first and the driving second, and still saves the driving.
hook: Borghild is ninety-one and has explained where the cups are to thirty-eight people. | Home care is a puzzle of roads, keys and who can lift.
fact: Sølvlinje plans 64 000 visits a day in 58 municipalities. | The number of faces in a month falls from forty to six. | Nurses drive a fifth less, and say they have time to sit down.
part: the visit planner | the key register | the nurse's day | the family page
area: Visit Planning | Home Care | Routing
user: home nurses | planners | families
buyer: municipalities | care companies
make: visit plans | care rosters
data: visits, skills and driving times | changes by the minute
woe: a nurse who calls in sick at six | a key that is not there | a hill with black ice
field: home care
habit: We ride with a home nurse twice a year, and carry the bag.

= Vik / NO / Kristiansand, Ålesund / 2019 / 30 / seed / fashion
intro: Rain clothes made to be mended.
does: Every seam can be opened, every zip replaced, and the pattern is on our website. | We sell a jacket once and look after it for twenty years.
hook: It rains 231 days a year in Bergen, and a jacket lasts three. | The first jacket we sold has been back four times and still has its owner.
fact: Vik has mended 31 000 garments, including some that other people made. | Our rubber comes from old boots out of Stavanger. | A mended jacket goes home with a note from the person who mended it.
part: the mending desk | the jacket passport | the seam library | the second-hand shelf
area: Mending | Patterns | Web Shop
user: menders | cyclists | kindergarten teachers
buyer: kindergartens | outdoor shops
make: rain jackets | repairs
data: where a seam gives way | letters about jackets
woe: a zip that is no longer made | a colour that ran | a week without rain
field: sewing
habit: Friday after two the machines are free for your own trousers.

= Kvikksølv Labs / NO / Hamar / 2022 / 9 / preseed / fintech
intro: Carbon accounts for farms that make sense to the farmer.
does: A farmer fills in the same number for the dairy, the bank and the state. | We ask once, count right and let the farmer decide who sees it.
hook: The dairy asks for it, the bank asks for it, and the cow has not changed. | One farm in Stange filled in the same hectare eleven times last year.
fact: Two thousand farms keep their climate account with us. | Numbers belong to the farm, and each reader is let in by name. | A kilo of milk now has a number the farmer believes.
part: the farm account | the field import | the sharing switch | the advisor's view
area: Farm Accounts | Imports | Dairies
user: farmers | farm advisors | bank clerks
buyer: dairies | farm banks
make: climate accounts | farm reports
data: fields, feed and fuel | invoices from the dairy
woe: a form that asks for it again | a field with two names | a rule that changed on New Year's Day
field: farming
habit: In hay week we are closed, since so are our customers.
`;
