/** Startups of Denmark; the words before the colons are explained in startups.ts. */
export const DENMARK = `
= Lysning / DK / København, Aarhus / 2017 / 58 / seriesa / build
intro: Daylight for rooms without windows, tuned to the people in them.
does: Half the rooms people work in have no sky. We make a ceiling that has one. | It follows the day outside, cloud by cloud, and nurses on the night shift say they can tell Tuesday from Thursday again.
hook: At seven every morning 900 schools and hospitals switch on a sky that we drew. | A laundry under a hospital in Valby has had no window since 1924, and has one now.
fact: Lysning lights 900 schools and hospitals in six countries. | Our sky has 4 096 shades between night and noon, and people notice when one is missing. | A ceiling draws less power than the tubes it replaces.
part: the ceiling driver | the sky model | the caretaker's panel | the light lab
area: Daylight | Light Lab | Firmware
user: nurses | teachers | caretakers
buyer: hospitals | school authorities
make: daylight ceilings | sky lamps
data: light and movement in each room | the weather over the roof
woe: a flicker only two people see | a ceiling mounted the wrong way round | a grey week in February
field: lighting
habit: We meet in a room without windows on purpose, and test on ourselves.
quote: My father worked nights in a cellar and could not say what the weather had been. I wanted to send it down to him.

= Kornblomst / DK / Aarhus, Odense / 2020 / 26 / seed / food
intro: A marketplace where mills buy grain straight from small growers.
does: Small growers sell good grain at the price of bad grain, because it all goes into one silo. | We keep it apart: forty tonnes of spelt from one hill, sold to the mill that wants exactly that.
hook: A grower on Samsø has forty tonnes of spelt and a silo that calls it feed. | The mill in Skærbæk wants protein above thirteen, and does not care for brochures.
fact: Kornblomst brings 640 growers and 71 mills together. | A grower earns a fifth more, and finally knows who eats the bread. | Our samples travel by post, in envelopes that say Do not iron.
part: the grain market | the sample laboratory | the lorry match | the harvest calendar
area: Grower Marketplace | Grain Quality | Logistics
user: growers | millers | lorry drivers
buyer: mills | bakeries
make: named grain | grain contracts
data: protein, moisture and place | prices since the first harvest
woe: a wet August | a lorry with barley in the corners | a mill that changes its mind
field: grain
habit: In harvest one of us is always in a field, and the rest eat what comes back.

= Blæk / DK / Odense, København / 2019 / 34 / seriesa / legal
intro: Contracts that two people can read, agree on and find again.
does: Most contracts are written for a quarrel. Ours are written for the day after. | We take what a small company signs every week and turn it into one page, two names and a reminder.
hook: A carpenter in Odense signs eleven pages he has not read, every week. | The clause that costs you money is always on page seven.
fact: Blæk holds 190 000 signed contracts, and the average has four hundred words. | Our lawyers write, our carpenters' panel reads, and only then it ships. | Ninety-four per cent are never opened in anger.
part: the clause library | the signing page | the reminder | the reading panel
area: Contract Tools | Signing | Plain Language
user: carpenters | office managers | lawyers
buyer: small companies | trade associations
make: readable contracts | signed agreements
data: clauses and what became of them | signatures from five countries
woe: a clause that means two things | a deadline in the fine print | a signature in the wrong box
field: contracts
habit: Anyone may send a sentence back with the word "again" written on it.

= Fanø Wind / DK / Esbjerg, Aalborg / 2018 / 71 / seriesb / energy
intro: Blades for old turbines, fitted without taking the tower down.
does: Turbines from 2005 stand in good wind on bad blades. | We change them in two days with a climbing crane, and the tower gives a third more for fifteen years.
hook: A turbine at Harboøre turns in the best wind in Europe on blades from 2004. | A big crane costs a million a week and waits for calm; ours climbs.
fact: Fanø Wind has put new blades on 410 turbines. | Our crane weighs nine tonnes, climbs by itself and is called Karla. | Old blades become noise walls along the motorway at Vejen.
part: the climbing crane | the blade root | the wind window | the service van
area: Blades | Climbing Cranes | Repowering
user: blade technicians | turbine owners | crane crews
buyer: wind cooperatives | energy companies
make: new blades | blade swaps
data: wind and strain at the root | a calendar of calm days
woe: a gust above eleven metres a second | a bolt from another century | a neighbour with a complaint
field: wind power
habit: On Fanø we keep a bench that looks at turbines, and hold reviews there.
quote: The cheapest turbine in the world is already standing. It only needs better wings.

= Rønne / DK / Rønne / 2021 / 17 / preseed / health
intro: A hearing test at the library, and a hearing aid in the post.
does: People wait seven years from the first "what?" to a hearing aid. | We put the test in a booth at the library, let an audiologist look in by video and post the rest.
hook: On Bornholm the nearest hearing clinic is a ferry and a bus away. | Seven years pass between the first "what did you say" and the day something is done.
fact: There is a Rønne booth in 64 libraries. | Half of those who sit down came for a book. | The booth is built by a cabinet-maker who makes organs.
part: the listening booth | the tone test | the video clinic | the fitting kit
area: Hearing | Booths | Clinics
user: audiologists | librarians | pensioners
buyer: regions | libraries
make: hearing tests | listening booths
data: hearing curves | answers in noise
woe: a school class beside the booth | an ear with a cold | a dead battery on a Sunday
field: hearing
habit: We speak one at a time, and have grown fond of it.

= Sømærke / DK / Svendborg, København / 2019 / 29 / seed / sea
intro: Sea marks that know where they are and what the water is doing.
does: A buoy sits in exactly the right place to measure the sea, and until now only sat there. | We give it a small box, and a fairway becomes a row of weather stations.
hook: A green cone off Thurø moved forty metres in a storm, and no one knew for a week. | There are nine thousand buoys in Danish waters and they have never been asked anything.
fact: Our boxes ride on 1 150 buoys from the Limfjord to the Gulf of Bothnia. | Each one calls home four times an hour on less power than a doorbell. | A buoy that drifts now rings before a ship finds out.
part: the buoy box | the drift alarm | the fairway map | the sea-state feed
area: Buoys | Fairways | Low Power
user: buoy crews | pilots | sailors
buyer: maritime authorities | harbours
make: thinking buoys | drift alarms
data: current, salt and swell | positions to the metre
woe: a gull on the solar panel | an ice winter | a trawler with sharp edges
field: sea marks
habit: Each of us looks after one buoy by name and visits it in June.

= Kajak / DK / Aalborg / 2020 / 21 / seed / travel
intro: Kayaks you unlock by the water, clean up with, and paddle for free.
does: You may borrow a kayak if you bring back a bucket of rubbish. | Towns pay for the kayaks, because the canal gets clean and people learn where it is.
hook: In a week in July nine hundred people in Aalborg fish for plastic and call it a holiday. | A bucket of rubbish is a fair price for two hours on the water.
fact: Kajak lends 1 300 boats in 42 towns. | Paddlers have brought up 96 tonnes, a piano and two engagement rings. | One in five comes back with more than the bucket.
part: the boat lock | the bucket scale | the town map | the paddle rack
area: Boats | Towns | Locks
user: paddlers | harbour staff | school classes
buyer: towns | housing companies
make: kayak stations | clean canals
data: trips and buckets | wind at forty-two piers
woe: a westerly at noon | a lock full of sand | a paddler without a towel
field: kayaks
habit: Whoever loses the Thursday race empties the scale.

= Glød / DK / Silkeborg, Aarhus / 2018 / 43 / seriesa / energy
intro: Industrial heat stored in hot stones, bought when the wind is free.
does: A brewery needs steam at six in the morning, whatever the wind did. | We heat crushed basalt to six hundred degrees on windy nights and let it out as steam all day.
hook: On a windy night in February power costs less than nothing, and the brewery is asleep. | Six hundred tonnes of hot stone stand behind a dairy in Hobro and look like a shed.
fact: Glød keeps nineteen breweries, dairies and laundries in steam. | The stone is the same that roads are made of, and will outlive us. | One store replaces four lorries of gas a week.
part: the stone store | the steam valve | the price planner | the night charge
area: Heat Storage | Steam | Power Trading
user: brewers | boiler operators | dairy engineers
buyer: breweries | dairies
make: stone stores | stored steam
data: prices by the quarter-hour | temperatures in a hot pile
woe: a calm week in January | a valve that sticks at five hundred degrees | an order for double steam
field: steam
habit: There is a small stone store in the canteen, and it makes good pizza.

= Havblik / DK / Helsingør / 2021 / 15 / preseed / sea
intro: Seaweed farms between the turbines, planted and cut by small robots.
does: A wind farm is a big piece of sea where nobody may sail. | We grow sugar kelp on ropes between the towers, and a robot the size of a cow cuts it in May.
hook: Between two turbines lies a square kilometre of sea with nothing to do. | In May the ropes weigh more than the boats that planted them.
fact: Havblik grows on 48 hectares at Anholt. | The robot works at four knots and stops for porpoises. | Our kelp becomes soap, stock and a very dark beer.
part: the rope robot | the spore room | the growth model | the May harvest
area: Ropes | Kelp | Robots at Sea
user: harvest crews | biologists | turbine technicians
buyer: food makers | wind farm owners
make: sugar kelp | rope farms
data: growth along the rope | light under the surface
woe: a rope around a propeller | a warm April | a porpoise in the way
field: seaweed
habit: We taste every batch, some of us with more courage than others.

= Stilhed / DK / København / 2019 / 23 / seed / build
intro: Panels of eelgrass that make loud rooms kind.
does: A kindergarten is as loud as a workshop, and nobody gives the children earmuffs. | We press washed-up eelgrass into panels that swallow the noise and smell faintly of beach.
hook: At a quarter to twelve the canteen of a school in Valby reaches ninety decibels. | Farmers paid to get rid of eelgrass; now they ring and ask when we come.
fact: Stilhed has quietened 700 rooms. | The grass is washed up on Lolland and dried by the same wind. | Our oldest panel hung in a roof on Læsø for three hundred years, and works.
part: the panel press | the room measurement | the beach contract | the drawing tool
area: Acoustics | Panels | Beaches
user: kindergarten teachers | architects | cooks
buyer: schools | restaurants
make: eelgrass panels | quiet rooms
data: echoes from seven hundred rooms | the weight of a wet beach
woe: a glass wall | an autumn without storms | a ceiling full of pipes
field: acoustics
habit: One room in the office is never for talking.

= Cykelsti / DK / Odense, København / 2020 / 31 / seed / mobility
intro: Counts bicycles kindly, and tells towns which kerb to lower.
does: Cars are counted everywhere and bicycles nowhere. | A tube, a small radar and riders who want to help tell a town where people brake, swerve and give up.
hook: At the roundabout in Dalum nine hundred riders brake at the same kerb each morning. | A town that does not count bicycles builds for cars by accident.
fact: Eighty-eight towns count with us, Odense in 310 places. | The radar knows a cargo bicycle from a horse. | Lowering one kerb in Vejle saved more time than a motorway exit.
part: the counting tube | the brake map | the kerb list | the riders' report
area: Counting | Street Data | Towns
user: traffic planners | cyclists | road crews
buyer: towns | road authorities
make: bicycle counts | kerb reports
data: speed and braking | a year of rain and riders
woe: a horse in the cycle lane | a counter under snow | a mayor with a car
field: bicycles
habit: Meetings outside town are reached by bicycle, and we allow for the wind.

= Mørkekammer / DK / København / 2016 / 47 / seriesa / media
intro: Picture archives for newsrooms that find the photograph you remember.
does: Every newsroom has eight million pictures and one person who knows where they are. | We learned from that person.
hook: "The one with the minister and the umbrella" is a search, and somebody must answer it before three. | When Birthe in the archive retired, forty newspapers lost their memory.
fact: Mørkekammer keeps 310 million pictures for 74 newsrooms. | Each picture carries who took it and what they were paid, for ever. | We show no picture without its date.
part: the picture search | the rights ledger | the contact sheet | the scanning room
area: Picture Search | Rights | Newsrooms
user: picture editors | archivists | photographers
buyer: newspapers | museums
make: picture archives | rights ledgers
data: captions since 1911 | faces nobody has named
woe: a caption that lies | a negative without a year | a deadline in nine minutes
field: photographs
habit: Fridays at two we name one unknown face together.

= Brønd / DK / Viborg / 2018 / 20 / seed / water
intro: Measures nitrate in the well every hour instead of every fifth year.
does: A drinking-water well is tested when someone remembers. | Our probe sits in it, asks once an hour and tells the waterworks which field to talk to.
hook: A well in Mammen was clean in 2016, and in 2021, and for eleven weeks between it was not. | Rain falls on a Tuesday and reaches the glass in nineteen years.
fact: Brønd listens in 870 wells in Jutland. | The probe runs for five years on two batteries and no faith. | Waterworks and farmers look at the same curve, which has improved the talks.
part: the well probe | the hourly curve | the field map | the water meeting
area: Probes | Groundwater | Waterworks
user: waterworks staff | farmers | geologists
buyer: waterworks | regions
make: well probes | nitrate curves
data: nitrate by the hour | rain, fields and flow
woe: a flooded well | a probe with moss on it | a spring with too much rain
field: groundwater
habit: We drink tap water only, and know whose.
`;
