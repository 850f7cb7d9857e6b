/** Startups of Norway; read by startups.ts, where the words before the colons are explained. */
export const NORWAY = `
= Skjærgård / NO / Bergen, Tromsø / 2019 / 84 / seriesa / sea
intro: Fast electric ferries for the coast, and the chargers that keep them going.
does: We build fast electric ferries for the places a bridge will never reach, and the chargers and software that keep them on time. | The first boat, Sula, left Bergen in 2021. Today 46 of them cross the fjords between Stavanger and Kirkenes every nineteen minutes, on power bought while the coast is asleep. One crossing costs less than the diesel it replaces, and you can hear the gulls.
hook: Every weekday 31 000 people step aboard a boat that has nineteen minutes to fill its batteries. | A ferry that is four minutes late in Austevoll is a class without its teacher.
fact: Our boats have left eleven million litres of diesel unburnt, and nobody misses the smell. | Wind, tide, timetables and a transformer station from 1962 all have an opinion. | Our newest hull lifts itself out of the water at eighteen knots and spills no coffee.
part: the charging planner | the quay gateway | the skipper app | the timetable engine
area: Fleet Charging | Hydrofoils | Power Markets | Quays
user: captains | harbour masters | deckhands
buyer: county transport offices | ferry operators
make: electric ferries | charging quays
data: live positions and battery levels | spot prices and tides
woe: a boat that arrives late | a quay without signal | a November gale
field: boats
habit: Ride along. Engineers spend two days a quarter on board, usually with coffee, sometimes with waves.
quote: My grandmother rowed to school. I would like the next child to get there just as quietly, only faster.

= Havgap / NO / Stavanger / 2020 / 37 / seed / sea
intro: Insurance and inspection for small working boats, from pictures the crew take.
does: A fishing boat is inspected once a year by a person with a clipboard. We let the crew do it every week with a telephone. | The pictures are read by us, the weak weld is found in March instead of in the North Sea, and the insurance costs less.
hook: Most boats that sink were fine at the last inspection, eleven months ago. | A skipper in Egersund sent us a picture of his rudder, and drove to the yard the same night.
fact: Havgap insures 1 900 working boats along the western coast. | Four in ten claims now begin with a picture taken before anything broke. | Our surveyors have 120 years at sea between them.
part: the picture survey | the claims desk | the rust model | the skipper's logbook
area: Survey | Claims | Boat Owners
user: skippers | surveyors | shipyards
buyer: boat owners | fishermen's associations
make: boat inspections | hull insurance
data: pictures of hulls and fittings | repair histories
woe: a weld that hides under paint | a claim without a picture | a picture taken at night
field: working boats
habit: Once a month one of us joins a surveyor in the harbour and holds the torch.

= Fjellrev / NO / Tromsø / 2021 / 19 / seed / weather
intro: Avalanche warnings from the phones of everyone on the mountain.
does: Every skier carries a barometer, a thermometer and a motion sensor. We ask them, gently, to share. | From eleven thousand phones we see where the snow is settling and where it is about to leave, and we tell the person above it first.
hook: At half past nine on a blue Saturday four hundred people are climbing above Tromsø, and the snow has not made up its mind. | A warning that comes after the turn is a report, and nobody needs another report.
fact: Eleven thousand phones send us pressure, motion and temperature from the slopes. | Last winter we turned 212 people around, and not one of them minded. | The warning centre in town checks every alert before it leaves.
part: the slope alert | the snow model | the battery-shy tracker | the guide's map
area: Avalanche Alerts | Snow Science | Guides
user: ski tourers | mountain guides | rescue crews
buyer: alpine municipalities | ski areas
make: avalanche warnings | snow maps
data: pressure and motion from phones | snow pits dug by guides
woe: a layer of old snow under a fresh one | a valley without coverage | a phone at six per cent
field: snow
habit: On Fridays between January and April the desk closes at noon if the snow is safe.

= Brisling / NO / Kristiansund, Ålesund / 2018 / 46 / seriesa / food
intro: Small oily fish, canned the way they should have been all along.
does: Sprat is cheap, plentiful and full of what your head needs, and most of it becomes feed. | We smoke it over alder, pack it by hand in Kristiansund and sell it to shops that know what to say about it.
hook: Four of five sprats landed in Norway are eaten by salmon. | The tin is opened with one finger, eaten in four minutes and remembered on the ferry home.
fact: Brisling smokes eleven tonnes a week over alder from Nordmøre. | Our tins stand in 1 400 shops and two submarines. | The cannery was closed in 1988 and opened again with the same roof.
part: the smokehouse | the catch calendar | the web shop | the tin line
area: Cannery | Web Shop | Catch Planning
user: shopkeepers | fishermen | home cooks
buyer: delicatessens | grocery chains
make: smoked sprat | tinned herring
data: landings and oil content | orders from the shops
woe: a week without fish | a lid that does not seal | a chain that wants a discount
field: fish
habit: Everyone packs fish one morning a month; you get used to the smell, and the others to you.

= Fugl / NO / Trondheim / 2020 / 28 / seed / energy
intro: Cameras that stop a wind turbine before a sea eagle reaches it.
does: We put eight cameras on a mast and teach them the difference between a gull, an eagle and a plastic bag. | When a rare bird comes within six hundred metres the turbine slows, and four minutes later it turns again.
hook: A sea eagle looks down for prey and never up for blades. | The turbine needs thirty-one seconds to stop, and the eagle gives us forty.
fact: Fugl watches over 214 turbines from Smøla to Skåne. | Our cameras have seen nine million birds and stopped for six thousand. | A slowed turbine loses less power in a year than it makes in a windy hour.
part: the bird detector | the stop signal | the mast camera | the ornithologist's review
area: Bird Vision | Turbine Control | Field Biology
user: ornithologists | turbine technicians | county biologists
buyer: wind farm owners | energy companies
make: bird cameras | turbine stops
data: six seconds of video per bird | radar tracks at dusk
woe: a fog bank with geese in it | a spider on the lens | a plastic bag in flight
field: birds
habit: There is a pair of binoculars on every desk and a list on the wall.

= Tindved / NO / Bodø / 2017 / 33 / seed / food
intro: Sea buckthorn from the Arctic coast, pressed and frozen within the hour.
does: Tindved grows where nothing else wants to, and its berries hold more vitamin C than an orange grove. | We buy from ninety growers, press near the field and sell to bakeries, breweries and people with colds.
hook: The berries hang on like limpets, and the thorns are longer than your patience. | In September ninety families north of the circle shake the same bush.
fact: Ninety growers between Brønnøysund and Lofoten deliver to us. | Our shaking machine picks in a morning what took a family a week. | We freeze the juice on the pier, with the cold the fish left over.
part: the shaking machine | the pressing line | the growers' ledger | the cold store
area: Harvest | Growers | Pressing
user: growers | bakers | brewers
buyer: bakeries | juice makers
make: sea buckthorn juice | frozen berries
data: sugar and acid by field | weather at ninety farms
woe: a frost in August | a truck stuck at the ferry | a field of starlings
field: berries
habit: In September everybody picks for two days, and the thorns do not know who the chief is.

= Nattergal / NO / Oslo / 2019 / 52 / seriesa / health
intro: Sleep treatment for people who work nights, by telephone and daylight.
does: One in four of us works while others sleep. We treat what that does to a body, without pills. | Nurses, drivers and tower controllers get a plan, a lamp and a person who rings.
hook: At ten past four in the morning a nurse in Drammen reads a dose twice, and is not sure. | A quarter of the country gets up when the rest of us go to bed.
fact: Nattergal has treated 8 300 night workers since the first ward in Oslo. | After eight weeks they sleep fifty-one minutes longer, measured on the wrist. | Three hospitals and a railway pay for it out of what sick leave used to cost.
part: the sleep plan | the shift calendar | the coach's desk | the lamp schedule
area: Shift Planning | Sleep Coaching | Clinical Data
user: night nurses | train drivers | sleep coaches
buyer: hospitals | railway companies
make: sleep treatment | shift advice
data: wrist movement and rosters | sleep diaries
woe: a roster changed on Sunday night | a neighbour with a drill | a third cup of coffee
field: sleep
habit: Nobody books a meeting before ten, for reasons we can document.

= Vardevakt / NO / Ålesund / 2021 / 24 / seed / safety
intro: Man-overboard alarms that find the person, not only the boat.
does: A wristband, a buoy on the rail and a light on the bridge. That is all of it. | If someone goes over, the buoy drops where they fell and tells the nearest three boats.
hook: In water of six degrees you have ten useful minutes. | The boat notices after eight minutes; our wristband notices after two seconds.
fact: Vardevakt is worn by 5 600 fishermen and pilots. | Nineteen people have been picked up alive because of it, and we know all their names. | The buoy is made in Sykkylven by people who used to make chairs.
part: the wristband | the drop buoy | the bridge light | the rescue map
area: Wristbands | Rescue | Buoys
user: deckhands | pilots | lifeboat crews
buyer: fishing companies | pilot services
make: overboard alarms | rescue buoys
data: pulses, positions and drift | alarm tests from the fleet
woe: a false alarm at breakfast | a swell of six metres | a glove over the button
field: the sea
habit: Once a year everybody jumps in, in a suit, with a cake on the quay.

= Kvern / NO / Hamar / 2018 / 41 / seed / food
intro: Stone mills the size of a washing machine, for bakers who want their own flour.
does: Fresh flour tastes of something, and old grain deserves better than a silo. | Our mill grinds sixty kilos an hour beside the oven, and learns the grain as it goes.
hook: Flour is at its best for nine days and is sold for nine months. | A baker in Lillehammer switched on our mill at three in the morning and rang at four, happy.
fact: Kvern mills stand in 380 bakeries in eleven countries. | The stones come from a quarry in Hyllestad where the Vikings cut theirs. | A mill pays for itself in fourteen months, or six if the baker talks to customers.
part: the grinding head | the grain sensor | the mill app | the stone workshop
area: Mill Control | Bakers | Stone Works
user: bakers | millers | grain farmers
buyer: bakeries | restaurant groups
make: stone mills | fresh flour
data: temperature and moisture of the grain | grinding logs
woe: a harvest with too much rain | a stone with a crack | an oven that trips the fuse
field: grain
habit: There is always bread, and whoever comes first puts the kettle on.

= Moloen / NO / Haugesund / 2020 / 22 / preseed / sea
intro: Berths for guests: find, pay and plug in, in any harbour.
does: A sailor wants to know one thing at five in the afternoon: is there room. | We tell them, take the payment and turn on the power, in 310 harbours from Skagen to Svolvær.
hook: In July the last free berth in Skudeneshavn is taken at ten past three. | Harbour guards used to collect money in a bucket; some still carry it, for luck.
fact: Moloen fills 310 guest harbours from Skagen to Svolvær. | Harbours that use it earn a third more and shout a good deal less. | Eleven thousand boats plug in through us on a fine July night.
part: the berth map | the power post | the harbour desk | the guest payment
area: Berths | Power Posts | Harbours
user: sailors | harbour guards | caravanners
buyer: guest harbours | marinas
make: guest berths | shore power posts
data: arrivals and boat lengths | power drawn by the hour
woe: a boat across two berths | a dead power post | a sudden easterly
field: harbours
habit: In July we take turns working as a harbour guard, cap included.

= Lyngbål / NO / Kristiansand / 2022 / 14 / preseed / forest
intro: Maps of where heath and forest will burn, updated twice a day.
does: Old heath burns hot, and the coast has more of it every year. | We combine satellites, weather and what farmers tell us, and give the fire service a map before lunch.
hook: The fire on Sotra began with a spark from a grinder and ended at the sea. | A dry April is worse than a dry July, and few maps know it.
fact: Thirty-three fire services open our map every morning. | We cut the false alarms by two thirds by asking sheep farmers. | Goats are on the payroll, in a way: they keep our test plots short.
part: the fire map | the dryness model | the farmers' report | the morning bulletin
area: Fire Maps | Satellites | Fire Services
user: fire officers | sheep farmers | forest owners
buyer: fire services | power grid companies
make: fire maps | burn plans
data: satellite bands and soil moisture | reports from the heath
woe: a cloud over the only satellite pass | a bonfire on Midsummer's Eve | a week of east wind
field: fire
habit: Every spring we help burn a hillside, on purpose and with rakes.

= Bølgeblikk / NO / Trondheim, Oslo / 2016 / 68 / seriesb / sea
intro: Wave radar for the last mile between a ship and a platform.
does: A transfer at sea fails because of one wave in two hundred. We see that wave ninety seconds before it arrives. | Our radar looks at the water, the computer says go, and a technician steps across dry.
hook: Between the ship and the ladder there is a metre and a half, and it moves. | A technician waits on deck for a calm that comes every eleventh minute.
fact: Bølgeblikk radars guide 900 transfers a day in the North Sea. | The waiting time of a crew boat has fallen from fifty minutes to twelve. | One of our founders was seasick for three years to get the data.
part: the wave forecast | the deck display | the radar head | the transfer log
area: Wave Radar | Offshore Crews | Signal Processing
user: vessel masters | offshore technicians | crane operators
buyer: offshore wind owners | crew boat operators
make: wave radars | transfer advice
data: radar images of the sea | motion of the hull
woe: a crossing swell | a salt crust on the antenna | a wave out of line
field: waves
habit: New colleagues go offshore in their first quarter, with pills.

= Ordskifte / NO / Oslo / 2021 / 16 / seed / publics
intro: Hearings that citizens can follow, from the first letter to the vote.
does: Municipalities ask for opinions, and get four hundred pages. | We sort them, show who said what, and answer every person who took the time.
hook: Somebody in Lillestrøm wrote nine pages about a bicycle path, and was answered. | A hearing gets four hundred letters, and two people have until Thursday.
fact: Sixty-one municipalities hold their hearings through us. | Replies go out to everyone, which before happened in about one case of five. | We publish how each letter was read, including when we got it wrong.
part: the hearing page | the letter reader | the answer writer | the case file
area: Hearings | Language | Municipalities
user: case officers | citizens | councillors
buyer: municipalities | directorates
make: public hearings | open case files
data: letters in two written languages | minutes since 1974
woe: a letter in green ink | four hundred copies of one opinion | a deadline on Christmas Eve
field: public administration
habit: We read one real letter aloud every Monday, to remember who it is for.

= Kelp / NO / Bodø, Trondheim / 2019 / 31 / seed / sea
intro: Kelp forests planted back where the urchins ate them.
does: North of Trondheim the sea floor is bare, and full of urchins with nothing left to eat. | We lift the urchins, feed them up for restaurants and plant kelp behind them.
hook: Two thousand square kilometres of forest disappeared, and nobody heard it fall. | A hungry urchin can wait fifty years for a kelp forest to make a mistake.
fact: Kelp has cleared 140 hectares outside Bodø, and cod came back within two summers. | One diver used to lift forty kilos a day; our sledge lifts nine hundred. | Urchins we fatten are eaten in Oslo, Paris and Osaka.
part: the urchin sledge | the planting rope | the sea-floor map | the feeding hall
area: Replanting | Diving | Urchins
user: divers | marine biologists | chefs
buyer: coastal municipalities | restaurants
make: kelp forests | fattened urchins
data: video from the sea floor | growth by the week
woe: a storm in planting week | an urchin that comes back | a rope full of mussels
field: kelp
habit: Those who dive get soup first.
`;
