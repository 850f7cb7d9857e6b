/** Startups of Iceland; the words before the colons are explained in startups.ts. */
export const ICELAND = `
= Þoka / IS / Reykjavík, Akureyri / 2020 / 21 / seed / weather
intro: Fog and wind forecasts for the next two hours, street by street.
does: A forecast for Reykjavík is no use on Hringbraut. | We read cameras, masts and car wipers and say what the next two hours bring, street by street.
hook: Between Grótta and Grafarvogur there can be four kinds of weather and one forecast. | A pilot, a roofer and a mother with a pram all ask the same question: now or in half an hour?
fact: Þoka reads 1 800 cameras and nine hundred wipers. | Our two-hour forecast beats the big models six days of seven. | On the seventh there is usually a volcano.
part: the nowcast | the wiper feed | the camera reader | the street map
area: Nowcasting | Cameras | Aviation
user: pilots | roofers | bus drivers
buyer: airports | building contractors
make: nowcasts | wind alerts
data: pictures of the sky | wipers, masts and radar
woe: a front that arrives early | an ash cloud | a camera behind a snowdrift
field: weather
habit: Each morning everybody guesses the noon wind in writing, and the model has a chair.

= Hraun / IS / Hafnarfjörður / 2018 / 30 / seriesa / food
intro: Geothermal greenhouses that grow tomatoes through the dark months.
does: Under our glass it is June. Outside it is January and sideways rain. | Lava heat, river power and bees from a box: tomatoes for forty thousand kitchens.
hook: Nine glasshouses stand on lava that was warm before the Vikings. | The bees go to work at eight, when we turn on the sun.
fact: Hraun grows eleven hundred tonnes of tomatoes a year. | The heat comes out of the ground at 86 degrees and goes back at 24. | In the great gale of 2022 we lost four panes and one hat.
part: the climate computer | the lava loop | the bee schedule | the picking plan
area: Greenhouse Systems | Growing | Heat
user: growers | pickers | bee keepers
buyer: grocers | restaurants
make: winter tomatoes | glasshouses
data: heat, light and leaf moisture | kilos by row
woe: a gale from the south-east | a bee on strike | a valve white with scale
field: tomatoes
habit: Lunch is tomato, and nobody complains until March.

= Eldey / IS / Reykjanesbær / 2019 / 25 / seed / sea
intro: Fish leather, tanned with hot water from the ground.
does: A cod becomes fillets, and the skin becomes waste. | We tan it with minerals and earth heat into leather stronger than calf.
hook: Every cod has a coat, and most of them are thrown away. | Wolffish skin looks like weather on a map.
fact: Eldey tans 300 000 skins a year, salmon to wolffish. | The process was written down in Sauðárkrókur in 1870 and lost twice. | It smells of nothing at all, which visitors check.
part: the tanning drum | the skin scanner | the colour bath | the pattern book
area: Tanning | Colour | Patterns
user: tanners | shoemakers | bag makers
buyer: shoe brands | furniture makers
make: fish leather | skins by the crate
data: thickness and grain | colour under five lamps
woe: a batch of thin skins | a dye that drifts | a hot spring that cools
field: leather
habit: Everyone gets a belt after a year, made by themselves.

= Lundi / IS / Vestmannaeyjar, Reykjavík / 2021 / 12 / preseed / travel
intro: Guides tourists away from where everyone already is.
does: Nine tenths of the visitors see one tenth of the country. | We send them somewhere else, to people who would like company.
hook: At noon there are eleven buses at the waterfall and nobody at the next one. | In Vestmannaeyjar children throw young puffins off a cliff, to help.
fact: Lundi has sent 140 000 guests to places without a car park. | Farms earn as much from four guests as from four cows. | We hide a place when it asks for a rest.
part: the quiet map | the farm table | the crowd forecast | the rest button
area: Quiet Places | Hosts | Crowds
user: guests | farmers | guides
buyer: travellers | tour companies
make: quiet days | farm tables
data: buses, beds and boots | answers from guests
woe: a famous person's photograph | a road that washes out | a bus without a driver
field: tourism
habit: In August we help the children with the puffins, at night and with boxes.

= Vitavörður / IS / Ísafjörður / 2020 / 10 / preseed / sea
intro: Keeps small boats in sight of each other in fjords without coverage.
does: Behind a mountain there is no telephone. | Our radios pass a message from boat to boat until it comes out at the mouth of the fjord.
hook: In Jökulfirðir there are nine boats, and none can ring the others. | A message travels from boat to boat as gossip does, only faster.
fact: Two hundred and sixty small boats carry our radio. | A message out of Hornstrandir takes four boats and two seconds. | The lighthouse at Galtarviti is staffed again, by a box.
part: the boat radio | the relay | the lighthouse box | the family map
area: Relays | Radio | Boats
user: coastal fishermen | rescue teams | families
buyer: boat owners | rescue associations
make: boat radios | fjord coverage
data: positions hop by hop | weather at a lighthouse
woe: a fjord with one boat in it | ice on an aerial | a cliff in the way
field: radio
habit: The ones who set out first in the morning bring the bread.

= Hverabrauð / IS / Hveragerði, Selfoss / 2019 / 16 / seed / food
intro: Rye bread baked in the ground, sliced in the shop.
does: Twenty-four hours in hot earth, no oven and no hurry. | We bury nine hundred loaves each evening and dig them up for shops in four countries.
hook: At six in the evening somebody buries nine hundred loaves, and at six they are bread. | The oven is the ground, and it has been on for ten thousand years.
fact: Hverabrauð bakes in 96 holes. | Earthquakes change the baking time, and we have a table for that. | The recipe is five things and a day.
part: the hole plan | the ground thermometer | the loaf box | the shop order
area: Baking | Ground Heat | Shops
user: bakers | diggers | shopkeepers
buyer: grocers | delicatessens
make: ground-baked rye | loaves by post
data: heat in ninety-six holes | orders and earthquakes
woe: a hole gone cold | a small earthquake at three | a wet sack of rye
field: bread
habit: The first loaf of the day belongs to whoever dug it.

= Jöklasýn / IS / Höfn, Reykjavík / 2018 / 19 / seed / water
intro: Watches glaciers for floods, with microphones in the ice.
does: Under the ice a lake fills for years, and leaves in a night. | We hear it make up its mind, and close the road in time.
hook: A bridge on the south coast has been rebuilt five times, each time a little longer. | The glacier groans for six hours before the water comes.
fact: Jöklasýn has 88 microphones in four glaciers. | In the last flood the road was closed three hours before. | The ice moves, so our map is wrong by breakfast.
part: the ice microphone | the flood alarm | the road link | the glacier map
area: Ice Acoustics | Flood Alarms | Field Work
user: road crews | rescue teams | glaciologists
buyer: road administrations | power companies
make: flood alarms | ice maps
data: sounds from inside the ice | river level by the minute
woe: a crevasse where the road was | a battery at minus thirty | a lake nobody knew
field: glaciers
habit: In May we go up and dig out what the winter buried, and count.

= Ullarpeysa / IS / Akureyri / 2017 / 23 / seed / fashion
intro: Wool sorted by sheep, so that a jumper knows whose it was.
does: All wool is mixed in one heap and sold as wool. | We keep it apart, flock by flock, and a jumper has an address.
hook: There are 365 000 sheep in Iceland, and each thinks it is the one. | A jumper from Bárðardalur smells different from one from Vík, they say in Bárðardalur.
fact: Ullarpeysa takes wool from 410 farms. | A label leads to the flock, and in some cases to a name. | Knitters are paid by the hour, which is new.
part: the flock label | the wool sorter | the knitters' desk | the pattern drawing
area: Wool | Knitters | Patterns
user: knitters | sheep farmers | shopkeepers
buyer: shops | knitting clubs
make: named wool | jumpers
data: fibre by flock | orders by pattern
woe: a rainy round-up | a moth | a pattern with a mistake in row ninety
field: wool
habit: In September we help at the round-up, and are mostly in the way.

= Gufa / IS / Húsavík, Akureyri / 2019 / 28 / seriesa / energy
intro: Dries fish, seaweed and timber with steam that is left over.
does: A geothermal station uses the hottest part and lets go of the rest. | We dry things with it, next door, for a tenth of the price.
hook: Behind every power station there is a cloud, and it is warm. | A cod's head dries in four days and is eaten in Lagos.
fact: Gufa runs nine drying houses. | Heads, kelp and birch go through the same warm air in turn. | The birch smelled of cod once, and only once.
part: the drying house | the air mixer | the moisture model | the rack robot
area: Drying | Air Control | Racks
user: rack workers | fish buyers | station operators
buyer: fish processors | timber yards
make: drying hours | warm air
data: moisture by rack | steam from the station
woe: a humid south wind | a rack that jams | a load of wet birch
field: drying
habit: Socks dry very well here, and there is a line for them.

= Álfhóll / IS / Reykjavík, Kópavogur / 2016 / 52 / seriesa / games
intro: Tools for worlds: terrain, weather and light for other people's games.
does: A small studio needs a mountain by Friday. | We make the tools that grow one, with a river that goes where water would go.
hook: A valley takes a painter nine weeks and a river eleven thousand years. | Light at four in the afternoon in October is hard to fake, and we sit in it.
fact: Six hundred studios grow their land with Álfhóll. | Our rocks are scanned from the ones the road goes around. | Erosion runs in real time, and people watch it for pleasure.
part: the terrain brush | the erosion engine | the sky | the rock library
area: Terrain | Light | Tools
user: level artists | small studios | film makers
buyer: game studios | film makers
make: terrain tools | scanned rocks
data: rocks to the millimetre | skies through a year
woe: a cave with a roof | a river that runs uphill | a driver update on a Friday
field: landscapes
habit: Once a month we go out and look at the real thing, in rain.

= Smásjá / IS / Reykjavík / 2021 / 15 / seed / health
intro: Enzymes from hot springs that wash cold.
does: Something lives at ninety degrees in the spring behind the school. | We ask what it eats, and some of it eats egg yolk out of a shirt at fifteen degrees.
hook: In a hot spring at Reykholt lives something that likes gravy stains. | Half the power of a washing machine goes to heating water.
fact: Smásjá has looked through 4 400 springs, with permission from each farm. | Eleven enzymes work, and three are in shops. | The farm where it was found gets a share.
part: the spring library | the screening robot | the stain test | the cold wash
area: Enzymes | Screening | Springs
user: lab technicians | farmers | washing engineers
buyer: detergent makers | laundries
make: cold enzymes | spring samples
data: genes from four thousand springs | stains before and after
woe: a sample that boiled dry | a gene that does nothing | a stain of unknown origin
field: enzymes
habit: We bring our worst laundry on Mondays, for science.

= Sundlaug / IS / Garðabær, Reykjavík / 2020 / 18 / seed / publics
intro: Keeps 120 public pools warm, clean and open on time.
does: Each village has a pool, and each pool has a cupboard that nobody dares to open. | We put sensors in the cupboard and a calm voice on the telephone.
hook: The pool is where the village meets, and at half past six the door must open. | The hot tub has four temperatures and a parliament in each.
fact: Sundlaug looks after 120 pools from Ísafjörður to Höfn. | Chlorine use is down by a third. | Guards ring us about filters, and sometimes about life.
part: the pool cupboard | the filter alarm | the guard's telephone | the warm plan
area: Pools | Sensors | Warm Water
user: pool guards | swimmers | plumbers
buyer: municipalities | hotels
make: pool watch | warm plans
data: temperature, chlorine and guests | filters in a hundred and twenty cupboards
woe: a school class at nine | a pump that whines | a tub at forty-one degrees
field: swimming pools
habit: The Monday meeting is held in the water, at thirty-nine degrees.
`;
