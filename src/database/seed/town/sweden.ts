/** Startups of Sweden; the words before the colons are explained in startups.ts. */
export const SWEDEN = `
= Snösmält / SE / Uppsala, Östersund / 2018 / 32 / seriesa / water
intro: Snow, rain and rivers turned into numbers that power plants can plan by.
does: The snow on the mountain in April is the electricity of July. | We count it, from satellites, sticks and people on skis, and tell the dams when it comes.
hook: Somewhere above Storuman lies nine weeks of electricity, and it is white. | A dam that opens a day too late floods a village, and a day too early wastes a winter.
fact: Snösmält forecasts 170 rivers between Dalälven and Torne. | Our stick in Ammarnäs has been read every Sunday since 1961, now by the reader's grandson. | Eleven per cent more power comes from the same water.
part: the melt forecast | the snow depth map | the dam planner | the river archive
area: Hydrology Data | Snow Mapping | Dam Planning
user: dam operators | hydrologists | river wardens
buyer: power companies | municipalities by rivers
make: melt forecasts | river numbers
data: snow depth and river flow | sixty years of spring floods
woe: a warm night in April | rain on snow | a gauge frozen solid
field: hydrology
habit: In March we ski out and measure ourselves, and the model buys lunch if it was wrong.

= Tallbarr / SE / Stockholm, Umeå / 2019 / 49 / seriesa / forest
intro: Forest maps drawn tree by tree, for owners who want more than timber.
does: Most forest is known by the hectare. We know it by the tree. | From laser and photographs we draw every pine, tell the owner what it could become, and what lives in it.
hook: There are eighty-seven billion trees in Sweden, and most have never been looked at. | An owner in Ånge asked which of her pines was oldest, and we could show her.
fact: Tallbarr has drawn 1.4 billion trees, each with a height and a guess at its age. | Owners can walk their forest from a kitchen in another town. | We mark the trees that woodpeckers have chosen, and they are left.
part: the tree map | the owner's walk | the felling simulator | the laser reader
area: Forest Maps | Laser Data | Owners
user: forest owners | rangers | biologists
buyer: forest associations | municipalities with woods
make: forest maps | felling plans
data: laser points by the billion | photographs from four summers
woe: a storm that redraws the map | a border from 1827 | a cloud in the only picture
field: forestry
habit: Thursdays in May are spent outdoors, checking trees against the screen.

= Ålgrund / SE / Malmö, Göteborg / 2020 / 23 / seed / sea
intro: Mussel farms that clean a bay and pay for themselves.
does: A mussel filters three litres an hour and asks for nothing. | We grow them where the water is too rich, sell what is good and turn the rest into feed.
hook: In Hanöbukten the water is so green that you lose sight of your hand. | A rope with forty kilos of mussels takes out as much nitrogen as a treatment plant costs.
fact: Ålgrund tends 260 kilometres of rope. | Eider ducks eat a tenth, and we have stopped arguing. | Three towns pay us for the nitrogen, by the kilo.
part: the rope scale | the eider alarm | the nitrogen account | the mussel line
area: Mussel Farms | Sensors | Nitrogen
user: mussel farmers | chemists | chefs
buyer: municipalities | feed makers
make: mussel farms | cleaner bays
data: oxygen, salt and weight on the rope | a summer of algae
woe: a flock of eiders | a warm week without wind | a rope that sinks
field: mussels
habit: Each new colleague gets a rope of their own, and we weigh it at the summer party.

= Björk & Bit / SE / Göteborg, Borås / 2018 / 42 / seriesa / robotics
intro: Circuit boards pressed from birch fibre instead of fibreglass.
does: An old circuit board is burnt or buried. Ours is boiled. | We press boards from birch, and when the radio is dead the copper comes off in hot water.
hook: In nineteen minutes of boiling a circuit board becomes a spoon of copper and some porridge. | Fibreglass lasts a thousand years, and a toaster lasts six.
fact: Björk & Bit has pressed two million boards. | The birch is what is left when others have made plywood. | Our boards pass at 85 degrees, which took four years to be able to write.
part: the board press | the copper bath | the fibre recipe | the board designer
area: Board Design | Fibre | Production
user: electronics engineers | press operators | recyclers
buyer: appliance makers | toy makers
make: birch boards | boiled copper
data: moisture, pressure and warp | tests from the climate chamber
woe: a humid August | a drill bit that burns | a solder that will not wet
field: circuit boards
habit: On Fridays we boil something old and see what comes off.

= Lokstall / SE / Gävle, Stockholm / 2017 / 38 / seriesa / mobility
intro: Night trains put together from carriages that already exist.
does: Europe has people who want to sleep on a train and carriages that stand still. | We rent, renew and run them, one night at a time.
hook: In a yard in Gävle stand forty sleeping cars that last went to Narvik in 2009. | At 22.04 the train leaves, and the restaurant car has already run out of buns.
fact: Lokstall runs five night trains, and the longest sleeps 312. | A carriage is renewed in eleven weeks, and keeps its old window handles. | Breakfast is loaded in Boden, still warm.
part: the berth planner | the carriage workshop | the conductor's list | the night timetable
area: Night Trains | Berths | Workshop
user: conductors | night travellers | carriage fitters
buyer: travellers | tour organisers
make: night trains | renewed carriages
data: bookings and slots on the track | the wear of wheels
woe: a locomotive that will not start | a bed booked twice | an elk on the line
field: railways
habit: Meetings with the north are held on the way, in the upper berths.

= Fjällräv Optik / SE / Luleå / 2019 / 26 / seed / space
intro: Small telescopes that watch what falls and drifts above the Arctic.
does: Dead satellites cross the pole sixteen times a day. | Our telescopes in Kiruna and Luleå follow the bits nobody else bothers with, down to a lost glove.
hook: A bolt from 1974 passes over Luleå every ninety-four minutes. | In December we can watch the sky for nineteen hours, which is a kind of advantage.
fact: We follow 31 000 objects, the smallest the size of a plum. | Last year we warned eighty-one times, and eleven satellites moved. | The domes open by themselves and close for aurora tourists.
part: the dome | the orbit catalogue | the warning desk | the streak finder
area: Orbits | Optics | Warnings
user: satellite operators | astronomers | night technicians
buyer: satellite companies | space agencies
make: orbit warnings | small telescopes
data: streaks across long exposures | orbits to the metre
woe: a bright aurora | a dome frozen shut | a satellite without a name
field: orbits
habit: Everyone takes one night a winter in the dome, with a thermos and a colleague.

= Knäckebröd Analytics / SE / Falun, Stockholm / 2016 / 61 / seriesa / data
intro: Finds out why a production line stops, by asking every machine at once.
does: A bakery line has two hundred motors and one of them is about to sulk. | We listen to them all, and tell the shift which one, a day before.
hook: At ten past two the line stops, and nine people look at each other. | The motor that fails on Thursday is a little warmer on Tuesday.
fact: Our boxes listen to 44 000 machines in bakeries, sawmills and dairies. | A stop avoided is written on the wall in chalk; there are 2 911. | We were founded in a crispbread factory and still smell faintly of rye.
part: the stop forecast | the motor box | the shift board | the parts list
area: Stop Forecasts | Machines | Shift Tools
user: shift leaders | mechanics | plant managers
buyer: food factories | sawmills
make: stop forecasts | machine boxes
data: vibration, heat and current | twenty years of stop logs
woe: a bearing that sings | a log entry that only says "again" | a motor painted over
field: factories
habit: New colleagues follow a night shift before they write a line.

= Ateljé Havre / SE / Malmö / 2020 / 18 / seed / food
intro: Oat drinks brewed in the café, from oats and a machine the size of a kettle.
does: A carton of oat drink is nine parts water on a lorry. | We send the oats and a machine, and the café brews it in four minutes.
hook: Nine tenths of every carton is water, and water is heavy. | A café in Möllevången brews forty litres before it opens.
fact: Ateljé Havre stands on 620 counters. | A sack of oats replaces two pallets of cartons. | The machine cleans itself, loudly, at five.
part: the brewing machine | the oat sack | the foam setting | the cleaning run
area: Brewing | Cafés | Machines
user: baristas | café owners | service technicians
buyer: cafés | office kitchens
make: brewed oat drink | brewing machines
data: litres and temperatures | foam judged by hand
woe: a filter nobody cleaned | hard water | a queue at half past eight
field: oats
habit: There is a foam test at three, and it is taken very seriously.

= Trädgräns / SE / Östersund, Åre / 2021 / 14 / preseed / travel
intro: Mountain huts with a host, booked bed by bed.
does: Old huts above the trees are owned by companies that closed, clubs that aged and one bishop. | We open them again, with a host, soup and a stove that works.
hook: The hut at Lunndörren has eighteen beds, a stove and a goose. | After eleven kilometres in rain, soup is a service with high margins.
fact: Trädgräns runs 23 huts with one host in each. | A bed costs the same on Midsummer as in March. | The soup is from a recipe by a skier born in 1911.
part: the bed booking | the host's radio | the stove plan | the soup order
area: Huts | Hosts | Bookings
user: hosts | hikers | snowmobile drivers
buyer: hikers | outdoor clubs
make: beds in huts | guided weeks
data: beds, weather and firewood | messages by radio
woe: a party of nine without a booking | a chimney fire | a week of wet snow
field: mountain huts
habit: Each of us hosts one hut for a week a year and chops the wood.

= Grannsamverk / SE / Västerås, Stockholm / 2018 / 55 / seriesa / energy
intro: Batteries in cellars that keep the street's lights on.
does: A street uses its cable for one hour a day and pays for twenty-four. | We put batteries in the cellars and let the houses take turns.
hook: At six on a Tuesday evening everyone on the street cooks, showers and charges. | The cable under the street was laid in 1958 for lamps and a radio.
fact: Nine thousand cellar batteries work together in Grannsamverk. | In the storm of last January four streets kept their lights for eleven hours. | A battery is installed in an afternoon, coffee included.
part: the cellar battery | the street planner | the storm mode | the neighbours' page
area: Street Power | Batteries | Storm Mode
user: neighbours | electricians | grid engineers
buyer: housing associations | grid companies
make: cellar batteries | street plans
data: power by the second | prices for tomorrow
woe: a cold Sunday | a fuse from 1958 | a neighbour with three cars
field: power grids
habit: We turn off the mains in the office once a month and see how long lunch lasts.

= Nordan Språk / SE / Lund / 2019 / 27 / seed / edu
intro: Learn the neighbour's language by radio, on the way to work.
does: A Swede and a Dane meet and speak English. It does not have to be so. | Twenty minutes a day of real radio, slowed and explained, for six weeks.
hook: On the bridge between Malmö and København nine thousand people a day almost understand each other. | Half past seven in Danish takes a Swede four weeks to hear.
fact: Eighty thousand commuters have learned a neighbour's language with us. | Finnish takes longer and is asked for most. | Our voices are nurses, a bus driver and a retired judge.
part: the morning lesson | the slow radio | the word diary | the speaking hour
area: Lessons | Speech | Radio
user: commuters | nurses abroad | voice actors
buyer: employers | language schools
make: radio lessons | speaking hours
data: minutes listened and words kept | speech from six countries
woe: a Danish number | a tunnel without signal | a joke that does not travel
field: languages
habit: Each weekday has its language, and Wednesday is Finnish, whatever you say.

= Ringblomma / SE / Uppsala, Stockholm / 2017 / 73 / seriesb / health
intro: Wounds followed by picture, so that the nurse sees them heal.
does: A slow wound is seen by eleven people, and each remembers it differently. | One picture a day, measured the same way, tells which are healing and which need a doctor.
hook: The wound was four by three centimetres on Monday, says one nurse, and smaller, says another. | Forty thousand Swedes have a wound that has been open for more than half a year.
fact: Ringblomma follows 19 000 wounds in 17 regions. | Healing time is down by a quarter, mostly because the right person looks sooner. | The ruler in the picture is a sticker, and the sticker has a patent.
part: the wound picture | the healing curve | the nurse's list | the sticker
area: Wound Care | Imaging | Clinical Safety
user: district nurses | doctors | patients
buyer: regions | care companies
make: wound follow-up | healing curves
data: pictures with a ruler in them | notes from seventeen regions
woe: a dark room | a bandage changed twice | a picture without its sticker
field: wound care
habit: A nurse works with us every Wednesday and has a veto.
`;
