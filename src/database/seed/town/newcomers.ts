/** Startups that came last; the latest of all are in not-public.ts. */
export const NEWCOMERS = `
= Bivoks / DK / Kolding, Odense / 2020 / 17 / seed / food
intro: Beehives that weigh themselves and ring before they swarm.
does: A hive loses four kilos the day it swarms, and the beekeeper finds out on Sunday. | We put a scale under it and an ear inside, and ring an hour before.
hook: At eleven on a warm Thursday in May twenty thousand bees decide to move. | A hive hums in G sharp when the queen is about to leave.
fact: There is a Bivoks under 9 200 hives from Sønderborg to Sundsvall. | We are right about a swarm four times in five, and the fifth is embarrassing. | The scale was designed by a man who makes them for potatoes.
part: the listening hive | the hive scale | the swarm call | the apiary map
area: Hives | Sound | Apiaries
user: beekeepers | orchard owners | honey shops
buyer: beekeepers | fruit growers
make: hive scales | swarm calls
data: weight by the quarter-hour | the hum of nine thousand hives
woe: a badger | a week of rain in blossom time | a queen who changes her mind
field: bees
habit: There are two hives on the roof, and the newest colleague holds the smoker.

= Dronningesti / DK / Vejle / 2019 / 22 / seed / mobility
intro: School buses that drive where the children are, not where the line is.
does: A school bus passes forty empty stops. | Ours asks in the morning who is coming, and the route is drawn while the porridge cooks.
hook: Line 214 to Jelling stops eleven times for nobody. | At ten past seven thirty-one parents press a button with a spoon in their hand.
fact: Dronningesti drives 5 300 children in nineteen municipalities. | The ride is nine minutes shorter, and the driver knows all the names. | If a child forgets to press, the bus comes anyway.
part: the morning route | the parents' button | the driver's list | the stop map
area: Routes | Families | Drivers
user: bus drivers | parents | school secretaries
buyer: municipalities | bus companies
make: school routes | bus days
data: who rides and who forgets | seconds at every stop
woe: a child who forgets to press | a road closed for pipes | a substitute driver
field: school buses
habit: We each ride a bus once a month, and sit in the back.

= Tørv & Sky / DK / Hjørring, DE:Hamburg / 2021 / 13 / preseed / build
intro: Green roofs that hold the rain back until the sewer has time.
does: When it pours, everything arrives in the sewer at once. | Our roofs look at the forecast, empty themselves the day before and fill slowly.
hook: In July it rained for forty minutes on Hamburg, and the cellars were full in thirty. | A roof of moss drinks nine litres on every square metre, if somebody reminds it to be thirsty.
fact: We look after 240 roofs between Hjørring and Hamburg. | In the last cloudburst they held back eleven million litres. | Larks nest on four of them, and those are left alone until July.
part: the roof valve | the thirst forecast | the rain ledger | the lark calendar
area: Roofs | Forecasts | Valves
user: caretakers | gardeners | sewer engineers
buyer: housing companies | cities
make: thirsty roofs | rain agreements
data: rain, roots and radar | water levels in two hundred roofs
woe: a cloudburst at midnight | a valve full of seeds | a lark in the wrong place
field: roofs
habit: Lunch is on the roof when it does not rain, and inside when it is interesting.

= Pappersvik / SE / Karlstad, Örebro / 2018 / 37 / seriesa / logistics
intro: Boxes that fold themselves around what is in them.
does: A small thing travels in a large box with a lot of air. | Our machine measures the thing, cuts the card and folds it in four seconds.
hook: A lipstick was sent to Arvika in a box that had room for a toaster. | A third of what a lorry carries is air.
fact: Pappersvik folds 210 000 boxes a day in thirty-one warehouses. | We ship no air and use no tape. | The first machine was made of a loom.
part: the folding machine | the measuring gate | the box drawing | the card order
area: Folding | Measuring | Warehouses
user: packers | warehouse managers | mechanics
buyer: web shops | warehouses
make: fitted boxes | folding machines
data: the size of everything | cuts, folds and jams
woe: a plant with its pot | a damp roll of card | a Friday in November
field: packaging
habit: Presents here are wrapped by the machine, whatever they are.

= Vinterbona / SE / Växjö / 2020 / 21 / seed / energy
intro: Keeps summer heat in clay until somebody needs it.
does: Sun in June is free and useless. | We send it fifty metres down into clay and fetch it in January.
hook: In the clay under a school in Växjö it is July all year. | Fifty metres down nobody has told the ground that it is winter.
fact: Vinterbona has stored summers under sixty-four schools and swimming halls. | Of ten units that go down seven come up again. | A store takes three years to warm through, and the headmasters have been patient.
part: the clay store | the heat pump link | the summer plan | the ground model
area: Ground Heat | Models | Schools
user: caretakers | drillers | headmasters
buyer: municipalities | property owners
make: clay stores | kept summers
data: temperatures down a borehole | forecasts for the school year
woe: a cold wet June | a borehole that drifts | a school that adds a wing
field: ground heat
habit: In August we have a party on top of a store and dance it warmer.

= Lingonris / SE / Sundsvall, Umeå / 2022 / 10 / preseed / data
intro: Finds out where berries are, so pickers need not drive past them.
does: Four per cent of the berries are picked, since nobody knows where they are. | We read the forest from above and give pickers a map and a fair price.
hook: Nineteen berries of twenty fall off and become bear. | A picker drives two hundred kilometres and finds moss.
fact: Our map is right within a basket, in four cases of five. | Pickers get the price on the day, in writing, before they bend down. | Bears use the same places and have never complained.
part: the berry map | the price board | the basket scale | the picker's day
area: Berry Maps | Prices | Pickers
user: pickers | landowners | jam makers
buyer: jam makers | berry traders
make: berry maps | fair baskets
data: satellite pictures of undergrowth | baskets by the hectare
woe: a night of frost in June | a bear with a bucket | a road with a barrier
field: berries
habit: The freezer is full, and there is always pie.

= Stormlykta / SE / Skellefteå, Luleå / 2017 / 77 / seriesb / energy
intro: Finds what is wrong with a big battery before it gets warm.
does: A battery factory makes a million cells a week and must trust each of them. | We listen with ultrasound, and send the odd one out.
hook: One cell in forty thousand has a crease, and it is that one we look for. | A cell sounds like a cell until it does not.
fact: Stormlykta listens to six million cells a week. | Of what we sort out nine in ten were really wrong. | The instrument began as a scanner for pregnant cows.
part: the cell ear | the sorting gate | the crease model | the batch report
area: Ultrasound | Sorting | Models
user: line operators | battery engineers | quality managers
buyer: battery factories | car makers
make: cell listening | sorting gates
data: echoes through a cell | what happened to the ones we kept
woe: a crease nobody can see | a gate out of step | a batch from a Monday
field: batteries
habit: There is a cow on the wall, and you will be told why.

= Metsälampi / FI / Lappeenranta, Joensuu / 2019 / 16 / seed / travel
intro: Cottages that stand empty in October, for people who want October.
does: Half a million cottages are used for five weeks. | We heat them, leave firewood and let them for the other months to people who like rain.
hook: In October the lake is as warm as the air and nobody is there. | The cottage has nine beds, a boat and eleven months to itself.
fact: Metsälampi looks after 1 300 cottages east of Lahti. | November is our best month, by reviews. | Each guest leaves more firewood than there was.
part: the October calendar | the heating call | the key box | the firewood count
area: Cottages | Guests | Caretakers
user: cottage owners | caretakers | guests
buyer: guests | cottage owners
make: quiet weeks | looked-after cottages
data: temperatures in thirteen hundred cottages | bookings and mud
woe: a frozen pump | a guest without a torch | a mouse
field: cottages
habit: We meet in one of them every month, and whoever comes last chops.

= Sataman Valo / FI / Kotka, EE:Tallinn / 2018 / 39 / seriesa / sea
intro: Paperwork for ships that is done before the ship is.
does: A ship in port fills in the same cargo on forty forms. | We ask once at sea, and every authority has it when the ropes are tied.
hook: A freighter from Tallinn spends four hours in Kotka, three of them with forms. | The mate types the same number forty times, and the thirty-first time it is wrong.
fact: Sataman Valo clears 260 ships a week in fourteen ports. | A port call is two hours shorter. | Customs officers say that they have begun to meet people.
part: the port call | the form mapper | the customs link | the mate's page
area: Port Calls | Customs | Forms
user: mates | port agents | customs officers
buyer: shipping companies | port agents
make: port papers | cleared calls
data: cargo, crew and forms | rules from fourteen ports
woe: a form that changed on Friday | a cargo with two names | a satellite link at its worst
field: port papers
habit: We go on board with cake when a ship has made a hundred calls.

= Melrakki / IS / Akureyri, Reykjavík / 2020 / 14 / preseed / safety
intro: Finds lost hikers by asking their telephones to whistle.
does: A telephone without coverage can still be heard if you know how to listen. | Our box on a drone listens for it, and tells the rescue team which valley.
hook: On the plateau there is fog, no coverage and a man from Ghent in light shoes. | A telephone at three per cent has one good whistle left.
fact: Forty rescue teams fly with our box. | We have found sixty-two people and a great many sheep. | Battery is saved by being quiet, as with people.
part: the drone box | the whistle | the valley map | the team channel
area: Search | Radio | Rescue Teams
user: rescue teams | drone pilots | wardens
buyer: rescue associations | national parks
make: search boxes | found hikers
data: whispers of radio | terrain and wind
woe: a battery gone flat | fog on the plateau | a telephone left in the car
field: rescue
habit: Two of us always carry a rescue pager, and meetings end when it goes.
`;
