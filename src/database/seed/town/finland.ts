/** Startups of Finland; the words before the colons are explained in startups.ts. */
export const FINLAND = `
= Poiju / FI / Turku, Helsinki / 2019 / 27 / seed / sea
intro: Small buoys that tell the archipelago what the water is doing.
does: Forty thousand islands, and one weather station. | Our buoys cost as much as a telephone and report waves, ice and temperature from every sound that someone sails through.
hook: Between Turku and Åland lie forty thousand islands, and each has its own weather. | A buoy is out for eleven months, and nobody can walk over and press reset.
fact: Poiju has 2 300 buoys between Hanko and Åland. | Firmware is updated by radio, a hundred bytes at a time. | The post boat changes batteries for us, along with the post.
part: the buoy | the wave spectrum | the island map | the radio update
area: Buoy Firmware | Waves | Ice
user: ferry crews | fishermen | cottage owners
buyer: shipping authorities | insurers
make: small buoys | wave maps
data: waves forty times a second | ice and water temperature
woe: a pike with an appetite | ice from below | a radio shadow behind an island
field: buoys
habit: We launch from the same pier every Thursday, in all but three weeks a year.

= Kuura / FI / Helsinki, Vantaa / 2017 / 63 / seriesa / energy
intro: Cold storage that buys power when the wind blows.
does: A frozen-food store is a battery that happens to contain peas. | We chill it a little extra when power is cheap and let it coast when it is not.
hook: A freezer hall in Vantaa can hold its breath for nineteen hours. | At three in the morning wind power is nearly free, and peas do not mind being colder.
fact: Kuura steers 340 cold stores in nine countries. | The power bill falls by a quarter and nothing has ever thawed. | Berries from Suonenjoki have the best data of any berry.
part: the cold planner | the door sensor | the price agent | the compressor model
area: Cold Planning | Compressors | Power Markets
user: warehouse staff | refrigeration engineers | shift managers
buyer: cold stores | food wholesalers
make: cold plans | flexible freezers
data: temperatures through a pallet | prices for tomorrow
woe: a door left open | a heat wave on a Sunday | a compressor with an opinion
field: cold stores
habit: Every new colleague spends an hour in minus twenty-six, and then has soup.
quote: Everybody was looking for a battery. We had been standing in one, in mittens.

= Hämärä / FI / Tampere, Oulu / 2020 / 22 / seed / health
intro: Light for the dark half of the year, designed for people who do not want a lamp in the face.
does: From November there are five hours of daylight, and you are indoors for all of them. | We put the missing light where you already look: the bathroom mirror, the kitchen hood, the bus shelter.
hook: On 21 December the sun rises in Oulu at half past ten and regrets it. | A winter is easier when the bathroom mirror believes that it is May.
fact: Hämärä has 310 bus shelters and 24 000 mirrors. | Nine minutes at the right hour do what an hour does at the wrong one. | Our test winter had eleven sunny hours in all.
part: the morning mirror | the shelter light | the rhythm model | the dimmer
area: Circadian Light | Mirrors | Shelters
user: commuters | home makers | night-shift workers
buyer: cities | housing companies
make: light mirrors | lit shelters
data: light at the eye | sleep through a winter
woe: a shelter full of snow | a mirror that flatters | a February
field: light
habit: We begin at nine in winter, with the lights on a slow sunrise.

= Meri / FI / Vaasa, Helsinki / 2018 / 48 / seriesa / sea
intro: Batteries for ships, swapped at the quay like gas bottles.
does: A ship cannot wait three hours for a charge. | So we lift out the empty container, lift in a full one and wave.
hook: It takes eleven minutes to swap a container and three hours to charge one. | A battery of forty tonnes swings over the quay in Vaasa, and a harbour master holds his hat.
fact: Meri swaps containers in six ports across the Gulf of Bothnia. | A container spends its nights earning money from the grid. | The lock that holds it was designed by a crane driver.
part: the battery container | the swap lock | the quay planner | the health record
area: Swaps | Battery Health | Ports
user: crane drivers | chief engineers | harbour masters
buyer: shipping companies | ports
make: ship batteries | quay swaps
data: cells, heat and cycles | timetables of six ports
woe: a list of two degrees | a cell that runs warm | a crane in ice
field: ship batteries
habit: Fridays we go and watch a swap, which has not become boring yet.

= Puunhalaaja / FI / Jyväskylä / 2020 / 15 / preseed / forest
intro: Buys the right not to cut, tree by tree, for people who love one.
does: A forest owner gets an offer from the mill every month. We make another one. | Someone pays for a tree to stand for fifty years, and the owner gets as much as the saw would pay.
hook: The spruce behind the school at Muurame is a hundred and sixty, and has 214 guardians. | An owner has one offer for her forest, and it ends with a saw.
fact: Twelve thousand trees are standing because someone asked. | Each is visited once a year, by us or by an owl counter. | The oldest is a pine from 1623 with a bad temper.
part: the tree deed | the yearly visit | the owner's offer | the guardian's page
area: Tree Deeds | Owners | Field Visits
user: forest owners | guardians | owl counters
buyer: tree lovers | companies with forests
make: tree deeds | standing forests
data: girth, age and cavities | offers from mills
woe: a storm in the third year | a boundary stone that moved | a beetle
field: old forests
habit: Some meetings have a tree in the middle.

= Löyly Labs / FI / Tampere / 2018 / 31 / seriesa / build
intro: Sauna stoves that burn a tenth of the wood and keep their temper.
does: A stove throws most of the fire up the chimney. | Ours holds it in the stones, so one basket of birch lasts an evening for nine people.
hook: There are three million saunas in Finland and one opinion about each. | A basket of birch used to last an hour; now it lasts until somebody has to go home.
fact: Löyly Labs has 18 000 stoves in use, and 40 in the Arctic Ocean on boats. | The stones come from Keuruu and are chosen by sound. | Steam is tested by a panel with an average age of seventy-one.
part: the stone chamber | the air valve | the steam test | the stove app
area: Stoves | Combustion | Steam
user: bathers | stove fitters | cottage owners
buyer: house builders | public saunas
make: sauna stoves | good steam
data: heat through the stones | smoke by the minute
woe: wet birch | a chimney that pulls too well | a guest who knows better
field: saunas
habit: Decisions are made upstairs, and tested downstairs at eighty degrees.

= Suopursu / FI / Oulu, Kajaani / 2019 / 24 / seed / forest
intro: Brings back bogs, drop by drop, and counts what they hold.
does: Half the country's bogs were drained for trees that never grew. | We block the ditches, watch the water rise and sell what the moss ties up.
hook: A ditch dug by hand in 1962 still empties a bog outside Kajaani. | Moss grows a millimetre a year and does not like to be hurried.
fact: Suopursu has closed 1 900 kilometres of ditch. | Cranes came back to nine bogs, the dancing kind. | Each tonne is measured by a box that listens to the moss breathe.
part: the ditch plan | the moss meter | the water map | the crane count
area: Bogs | Water Maps | Carbon Data
user: excavator drivers | bog owners | ecologists
buyer: companies with targets | forest owners
make: living bogs | carbon deeds
data: gas over the moss | water level at nine hundred pipes
woe: a beaver with other plans | a dry June | a ditch missing from the map
field: bogs
habit: You get boots with your name in them, and need them.

= Kaiku Systems / FI / Espoo, Tampere / 2016 / 81 / seriesb / safety
intro: Hears what goes wrong in a tunnel before anyone has seen it.
does: Cameras in tunnels see smoke when there is a lot of smoke. | We hear the tyre, the stone and the running feet, and the signs turn red.
hook: In a tunnel under Tampere something fell from a lorry, and the signs were red in four seconds. | An echo tells you where, if you know every wall.
fact: Kaiku listens in 140 tunnels and nine mines. | Eleven of twelve alarms come before the first call. | The model was trained with a piano, dropped by agreement.
part: the tunnel ear | the echo map | the sign link | the control room view
area: Acoustics | Tunnels | Control Rooms
user: tunnel operators | rescue crews | miners
buyer: road authorities | mines
make: tunnel ears | early alarms
data: sound in long rooms | alarms and what they were
woe: a motorcycle club | a fan that starts up | a drip near a microphone
field: tunnels
habit: We clap when we enter a new room, and cannot stop.

= Revontuli Games / FI / Helsinki / 2017 / 57 / seriesa / games
intro: Games for families who share one sofa and four ages.
does: A seven-year-old, a grandfather and two teenagers can play together, if the game is built for it. | Ours is: each sees another part of the same story.
hook: Grandfather holds the map, and the seven-year-old holds the torch. | It rains on Saturday, and there is one sofa.
fact: Six hundred thousand families have a Revontuli game. | No game of ours lasts longer than a pot of coffee. | Testing is done by families from Kallio, who are paid in buns and money.
part: the shared story | the torch | the level workshop | the sofa mode
area: Stories | Sofa Mode | Levels
user: families | level designers | grandparents
buyer: families | toy shops
make: sofa games | shared stories
data: an evening's worth of play | laughter, counted by hand
woe: a player who is four | a television from 2009 | a save file from version one
field: games
habit: Wednesday afternoon is for playing other people's games, with notes.

= Ruisleipä Robotics / FI / Lahti / 2018 / 33 / seriesa / robotics
intro: Robots that pick what is soft: buns, berries and eggs.
does: A robot that can lift a car cannot lift a bun. | Our hand is made of air and silicone, and knows when to stop.
hook: A cinnamon bun gives way at four newtons, and a strawberry at two. | The night shift in Lahti packs nine thousand buns, and nobody applies for it.
fact: Three hundred of our hands pack buns from Lahti to Lübeck. | A hand costs less than a winter of sore wrists. | Squashed test buns go to the pigs at Hollola.
part: the soft hand | the bun camera | the pressure loop | the packing cell
area: Soft Hands | Vision | Packing Cells
user: packers | bakers | service technicians
buyer: bakeries | berry farms
make: soft hands | packing cells
data: pressure in five fingers | pictures of buns
woe: a bun still warm | a seed in the valve | a tray put in backwards
field: robots
habit: There are always buns, in two shapes.
`;
