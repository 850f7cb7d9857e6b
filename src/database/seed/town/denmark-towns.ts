/** More startups of Denmark. */
export const DENMARK_TOWNS = `
= Pilefløjt / DK / Aarhus / 2021 / 13 / preseed / edu
intro: Music lessons that begin with the instrument, not the note.
does: Children stop playing because of Tuesdays: one lesson, no friends, a bus. | We bring a teacher on video to a school hall with nine children and real instruments.
hook: Nine of ten children who begin the trumpet have stopped by the third year. | A school in Thy has twelve violins and nobody who plays.
fact: Pilefløjt teaches 6 400 children in 210 school halls. | The instruments are old, mended and insured. | After three years seven of ten still play.
part: the hall camera | the practice book | the instrument library | the concert day
area: Lessons | Instruments | Schools
user: music teachers | pupils | school secretaries
buyer: schools | music foundations
make: group lessons | mended instruments
data: minutes of practice | the tuning of eleven violins
woe: a hall with an echo | a broken string before the concert | a head cold in the brass
field: music
habit: We have a band, and it is not good, and it plays every month.

= Tangkant / DK / Aalborg, Frederikshavn / 2017 / 36 / seriesa / logistics
intro: Fish auctions without the hall: caught at four, sold at five, driven at six.
does: Fish used to lie in a hall until somebody looked at it. | Now the crew takes a picture on board, kitchens bid while the boat is at sea and the lorry is waiting.
hook: A turbot landed in Hirtshals at four is on a plate in Copenhagen at eight. | The auction hall opened at six, whether the fish was ready or tired.
fact: Two hundred and ninety boats sell through Tangkant. | A box changes hands once instead of four times. | The lorry leaves at six, with or without the last bid.
part: the deck camera | the bidding clock | the cold chain | the lorry plan
area: Auctions | Cold Chain | Boats
user: skippers | chefs | lorry drivers
buyer: restaurants | fishmongers
make: fish auctions | cold transport
data: catch, grade and temperature | bids from nine hundred kitchens
woe: a fog that delays the fleet | a scale that is off | a chef who changed the menu
field: fish
habit: At five in the morning one of us always watches the clock with the first buyer.

= Papirbåd / DK / København, SE:Malmö / 2019 / 62 / seriesa / fintech
intro: Pensions for people who have had eleven jobs.
does: Every job leaves a small pension behind, in a fund with a beautiful name. | We find them, tell you what they cost and put them together if that helps.
hook: The average dancer has fourteen pensions and has never opened a letter about one. | A pension of 2 300 kroner can pay fees for thirty years and end as nothing.
fact: Papirbåd has found 4.1 billion kroner in forgotten funds. | We are paid by the hour and not by the fund. | One in three is told to leave everything as it is.
part: the pension search | the fee counter | the moving form | the advice hour
area: Pension Search | Advice | Fund Links
user: freelancers | advisers | retired dancers
buyer: unions | people with many jobs
make: pension reviews | found money
data: fees from sixty funds | careers with gaps
woe: a fund that merged twice | a letter from 1998 | a fee under another name
field: pensions
habit: Everyone here has found their own, and some bought a bicycle.

= Skovtur / DK / Silkeborg / 2022 / 10 / preseed / forest
intro: Forests bought by many, cut by few and open to all.
does: You can own nine square metres of beech, together with eleven thousand others. | We look after it, let the old trees stand and tell you when the anemones are out.
hook: The wood at Gjern was for sale, and eleven thousand people bought it on a Sunday. | Nine square metres of forest is about one badger.
fact: Skovtur owns 14 woods, and each has a name chosen by its owners. | A fifth is left alone for good. | The timber becomes floors that owners may buy first.
part: the share register | the woodpecker count | the felling plan | the spring letter
area: Woods | Owners | Forestry
user: foresters | share owners | school classes
buyer: families | companies that plant
make: forest shares | woodland visits
data: trees by species and age | sounds of the spring
woe: a dry beech | a storm in October | an owner who wants a fence
field: forests
habit: Staff meetings are walks, and minutes are kept by the one with pockets.

= Limfjord Robotics / DK / Aalborg, Odense / 2016 / 88 / seriesb / robotics
intro: Robots that scrape hulls clean without poisoning the harbour.
does: A ship with barnacles burns a fifth more oil. | Our crawler cleans it at the quay, collects what it scrapes and is home for lunch.
hook: A container ship in Aarhus carries nineteen tonnes of mussels it was never paid for. | Paint that kills barnacles kills everything else as well.
fact: Limfjord Robotics cleans 1 700 hulls a year in 31 harbours. | The crawler holds on with suction and loses grip about once a month. | What we collect becomes fertiliser, after a talk with the authorities.
part: the hull crawler | the suction skirt | the filter barge | the fuel proof
area: Crawlers | Suction | Fleet Care
user: crawler pilots | chief engineers | harbour inspectors
buyer: shipping companies | harbours
make: clean hulls | hull crawlers
data: sonar of the hull | fuel before and after
woe: a current of three knots | a net around a bilge keel | a grating that is missing
field: ships
habit: New crawlers are christened, with soda, in the old dock.

= Vadehav / DK / Esbjerg / 2020 / 14 / seed / space
intro: Watches dikes from space, to the millimetre, every sixth day.
does: A dike sinks slowly and then all at once. | We read radar from satellites and colour the kilometre that is tired.
hook: The dike at Ribe is eighteen kilometres long and is walked twice a year. | Four millimetres in a winter is nothing; four each winter is a flood.
fact: Vadehav follows 3 900 kilometres of dike in five countries. | We were eleven months early at Ballum. | The map has three colours, since nobody acts on nine.
part: the sinking map | the radar stack | the dike walk | the storm brief
area: Radar | Dikes | Storm Surges
user: dike wardens | engineers | county officers
buyer: dike associations | water boards
make: dike maps | sinking reports
data: radar phase and tide tables | levels since 1872
woe: a flock of sheep on the dike | a snow-covered pass | a mole
field: dikes
habit: Each autumn we walk one dike from end to end with its warden.

= Madkasse Nord / DK / Aarhus, Aalborg / 2018 / 54 / seriesa / food
intro: School lunches cooked by the children, with what the farms have.
does: A kitchen on wheels comes to the school, with a cook and forty aprons. | The class makes lunch for the whole school and learns fractions from soup.
hook: On Tuesdays class 6B in Skive cooks for two hundred and ten people. | A child who has peeled it will eat it, with few exceptions and celery.
fact: Our 22 kitchens roll between 190 schools. | Waste is eleven grams a child, which fits in an eggcup. | Farms within fifty kilometres deliver on Mondays.
part: the kitchen wagon | the menu planner | the farm order | the allergy list
area: Kitchens | Menus | Farms
user: cooks | pupils | farmers
buyer: municipalities | school boards
make: school lunches | kitchen weeks
data: menus, allergies and appetites | what forty farms have
woe: a delivery of only cabbage | a new allergy on Monday | a wagon with a flat tyre
field: kitchens
habit: Whoever starts here cooks for the rest of us in the second week.

= Nøglering / DK / København / 2021 / 19 / seed / safety
intro: Keys for home care that live in the telephone and die after the visit.
does: A home nurse carries sixty keys on a ring that says whose they are. | We replace the ring with a door that opens for one person, once.
hook: There is a drawer in every town hall with four thousand keys in it. | A lost key ring in Roskilde cost a week and sixty new locks.
fact: Nøglering opens 38 000 doors a day. | No door has ever been opened by us from the office, and cannot be. | The lock works for a year on a coin cell, and with an ordinary key for ever.
part: the door unit | the visit key | the lock log | the fitting van
area: Locks | Keys | Home Care
user: home nurses | locksmiths | relatives
buyer: municipalities | housing companies
make: visit keys | door locks
data: openings to the second | batteries in thirty-eight thousand doors
woe: a door that swells in the rain | a phone left in the car | a lock from 1962
field: locks
habit: Our own front door is always on the newest version, so we have all waited outside.

= Regnskab & Ravn / DK / Odense / 2017 / 40 / seriesa / fintech
intro: Books for one-person companies, kept while they work.
does: A hairdresser should cut hair. | We read the receipts, ask one question a week and send the VAT in before anyone is nervous.
hook: It is the first of March, and forty thousand hairdressers, plumbers and poets look for a receipt. | A raven collects shiny things; ours collects receipts.
fact: The books of 17 000 one-person companies are kept here. | We ask one question a week, and it is about coffee more often than you think. | Last year three customers were late with VAT, all for love.
part: the receipt reader | the weekly question | the VAT return | the year-end
area: Bookkeeping | Receipts | VAT
user: hairdressers | plumbers | poets
buyer: one-person companies | bookkeepers
make: kept books | VAT returns
data: four million receipts | bank lines without a name
woe: a receipt that has faded | two dinners in one evening | a rule with an exception
field: bookkeeping
habit: On the first of March we work late together, and a customer does our hair.

= Stenalder / DK / Aarhus / 2022 / 8 / preseed / build
intro: Concrete that goes on being used: old walls sawn into new blocks.
does: A house is pulled down and becomes gravel. We saw it into blocks instead. | Each block is measured, numbered and sold with a drawing.
hook: A barracks in Viborg is now a library, two schools and a very large bench. | A concrete wall from 1974 is stronger than the day it was poured.
fact: Stenalder has moved 11 000 blocks from eighteen buildings. | A sawn block costs the climate a tenth of a new one. | Architects choose from a shelf of real walls, wallpaper included.
part: the wall saw | the strength test | the block shelf | the building passport
area: Sawing | Block Design | Testing
user: saw crews | architects | engineers
buyer: builders | housing companies
make: sawn blocks | building passports
data: strength, size and steel | drawings from 1974
woe: a wall without drawings | steel where none should be | a neighbour who sleeps late
field: concrete
habit: Our table is a piece of a motorway bridge, and took nine people to carry in.

= Klokkefrø / DK / Svendborg / 2019 / 16 / seed / data
intro: Counts frogs, bats and birds by ear, so builders know before they dig.
does: A building permit waits for a biologist, who waits for a frog. | Our recorders listen for a season, and the answer is there when the drawing is.
hook: At eleven at night in a pond on Tåsinge somebody says "ung, ung", and a bridge waits. | Spring lasts five weeks, and there are nine biologists for all of Funen.
fact: Nine hundred recorders listened for us last spring. | Our model knows 212 species and one kind of moped. | A frog found in April costs a builder nothing; one found in August costs a year.
part: the pond recorder | the species model | the permit report | the listening map
area: Bioacoustics | Recorders | Permits
user: biologists | permit officers | builders
buyer: road authorities | solar park owners
make: species surveys | pond recorders
data: nights of sound | calls checked by ear
woe: a moped in the mating season | a week of rain on the microphone | a species that whispers
field: frogs and bats
habit: In April there are wellies in the hall and no meetings after dark.

= Færgefart / DK / Aalborg, Rønne / 2020 / 11 / preseed / mobility
intro: One ticket for the bus, the ferry and the bicycle at the other end.
does: Denmark has 72 inhabited islands and about as many timetables. | We sell the whole trip, and look after you when the second part is late.
hook: If the bus from Faaborg is three minutes late, the ferry is gone for two hours. | Seventy-two islands, and each has its own way of being closed on Mondays.
fact: Færgefart sells trips to 58 islands. | If you miss a ferry because of a bus, we book the next and pay for the coffee. | Ferrymen see how many are still running down the hill.
part: the whole ticket | the waiting message | the timetable reader | the island bicycle
area: Tickets | Timetables | Islands
user: islanders | ferrymen | bus drivers
buyer: ferry companies | transport agencies
make: whole tickets | island trips
data: timetables in eleven formats | buses to the second
woe: a bus three minutes late | a ferry in dry dock | a timetable sent as a picture
field: timetables
habit: The whole of us works one Friday a month from an island, weather permitting.

= Søstjerne / DK / Helsingør, København / 2018 / 25 / seed / health
intro: Physiotherapy in the sea, with proof that it helps.
does: Cold water, a good teacher and nine other people: it works for sore backs and low moods. | We train the teachers, measure the effect and get it prescribed.
hook: At seven in the morning eleven people with bad backs walk into Øresund, laughing. | A prescription for the sea is filled at a jetty.
fact: Six regions let doctors prescribe Søstjerne. | Pain falls by a third in ten weeks, and loneliness by more. | We own forty-four bathing ladders and one sauna on a trailer.
part: the ten-week course | the teacher's handbook | the effect register | the jetty map
area: Courses | Evidence | Teachers
user: physiotherapists | bathers | doctors
buyer: regions | health insurers
make: sea courses | trained teachers
data: pain diaries | water temperature at forty-four jetties
woe: a jellyfish week | ice at the ladder | a bather who overdoes it
field: cold water
habit: Those who want to bathe at seven; those who do not bring the buns.

= Vindbro / DK / Esbjerg, DE:Hamburg / 2017 / 93 / seriesb / energy
intro: Plans the power of wind farms an hour ahead, for both sides of the border.
does: A gust crosses the border in nine minutes and the paperwork in a day. | We forecast each turbine, sell the hour and share the blame fairly.
hook: At 16.40 the wind over Jutland drops, and somebody in Bavaria boils water. | A wind farm that promises too much pays, and one that promises too little gives it away.
fact: Vindbro schedules 6.2 gigawatts on both sides of the border. | Our error is down to 3.1 per cent of what blows. | The night desk is two people, one kettle and a very good alarm.
part: the hour forecast | the trading desk | the turbine model | the balance report
area: Forecasting | Trading | Grid
user: traders | grid operators | wind farm owners
buyer: energy companies | wind farm owners
make: power forecasts | balanced hours
data: wind at hub height | prices in two currencies
woe: a front that arrives early | a grid that says stop | a turbine that says nothing
field: power markets
habit: The worst forecast of the month is framed, and its owner buys cake.
`;
