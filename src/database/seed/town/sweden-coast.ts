/** More startups of Sweden. */
export const SWEDEN_COAST = `
= Bohus Sten / SE / Uddevalla, Göteborg / 2020 / 20 / seed / build
intro: Finds the next life of a granite kerb.
does: Towns dig up good stone and buy new from far away. | We keep a register of every kerb, slab and step that is leaving, and match it with a street that needs one.
hook: A kerb in Göteborg was cut in Bohuslän in 1903 and is good for another three hundred years. | Stone travels from China to replace stone from next door.
fact: Bohus Sten has moved 96 kilometres of kerb. | The register knows who cut it, if there is a mark. | Our lorry is always full both ways.
part: the stone register | the match list | the stone scanner | the street drawing
area: Stone Register | Streets | Matching
user: road crews | city gardeners | stonemasons
buyer: towns | builders
make: used granite | stone plans
data: length, colour and wear | drawings of streets
woe: a kerb with asphalt on it | a frozen pile | a street that got narrower
field: granite
habit: Stonemasons teach us to split a block each spring, and most toes survive.

= Kabelgatt / SE / Karlskrona / 2018 / 30 / seriesa / safety
intro: Listens to cables on the sea floor and knows an anchor when it hears one.
does: A fibre cable is also the longest microphone in the world. | We light an unused strand, listen, and tell the owner when something heavy comes near.
hook: An anchor drags at two knots and has four hours to go before it meets the cable. | A cable across the Baltic hears herring, ferries and, twice a year, a submarine that nobody mentions.
fact: Kabelgatt listens along 5 400 kilometres of cable. | In March we stopped an anchor eleven hundred metres from a cable, by telephone. | A ship is recognised by its propeller, as a neighbour by his boots.
part: the cable listener | the anchor alarm | the ship ledger | the duty desk
area: Cable Listening | Signals | Duty Desk
user: duty officers | cable owners | coast guards
buyer: telecom companies | grid operators
make: cable watch | anchor alarms
data: light scattered in fibre | ship positions
woe: a storm that drowns the sound | a ship without a name | a shoal of loud herring
field: sea cables
habit: Every newcomer learns to know three ships by ear.

= Måsöga / SE / Göteborg / 2021 / 12 / preseed / media
intro: Local radio made from the ground, with two people and a bicycle.
does: Newspapers left, and nobody told the town what the council had decided. | We help two people per town make thirty good minutes a day, and share the rest.
hook: In Strömstad the council voted on the harbour, and for nine days no one knew. | Thirty minutes of radio can be made by two people if somebody else fixes the cable.
fact: Thirty-four towns have a Måsöga station. | Half of the listeners pay, which surprised the bank. | Our smallest studio is a telephone box with a door.
part: the morning desk | the field recorder | the council reader | the shared archive
area: Stations | Audio | Newsrooms
user: reporters | listeners | council clerks
buyer: listeners | local foundations
make: local radio | council reports
data: minutes listened by street | agendas from thirty-four towns
woe: a council agenda sent at midnight | wind in the microphone | a correction at two minutes to eight
field: radio
habit: We begin the day by listening to one town, together and in full.

= Spinnrock / SE / Borås, Göteborg / 2017 / 45 / seriesa / fashion
intro: New yarn from old jeans, spun a kilometre from where it is worn.
does: Old clothes are shredded into rags because nobody sorts them well. | We sort by fibre, in a tenth of a second, and spin what is good into yarn.
hook: A pair of jeans is two kilos of cotton, a zip and a misunderstanding. | Borås spun for the whole country once, and the chimneys are still there.
fact: Spinnrock sorts nineteen tonnes a day. | A jumper of our yarn has been somebody's jeans within eighty kilometres. | The sorting eye was trained on the lost property of a railway.
part: the fibre eye | the sorting line | the spinning frame | the yarn label
area: Sorting | Spinning | Fibre Vision
user: spinners | sorters | knitters
buyer: clothing brands | knitwear makers
make: spun yarn | sorted fibre
data: infrared pictures of cloth | strength of yarn
woe: a jacket with nine fibres in it | a metal button | a damp bale
field: textiles
habit: What you wear on the first day is scanned, and you learn the truth about your jumper.

= Vintergata / SE / Kiruna / 2020 / 17 / seed / space
intro: Books time on ground stations the way you book a laundry room.
does: A satellite passes for nine minutes, and the antenna it needs is idle next door. | We share antennas between those who have them and those who pass.
hook: Nine minutes is all the time a satellite has for Kiruna, and it has a lot to say. | Forty antennas stand in the snow, and thirty of them sleep.
fact: Vintergata fills 140 antennas from Svalbard to Matera. | An hour costs a third of what it did. | A reindeer once lay in the beam for six passes, and was warm.
part: the pass calendar | the antenna share | the signal recorder | the invoice by minute
area: Antennas | Pass Planning | Radio
user: satellite operators | antenna owners | students
buyer: satellite companies | universities
make: antenna minutes | pass plans
data: signal strength through a pass | the calendar of the sky
woe: wet snow in the dish | two satellites at once | a reindeer in the beam
field: antennas
habit: Anyone may shovel a dish, and most have.

= Saltängen / SE / Norrköping, Linköping / 2018 / 34 / seed / publics
intro: Shows councils what a decision costs in year nine.
does: A swimming hall is cheap to open and dear to own. | We put the whole life of it on one page, before the vote.
hook: The hall in Finspång cost eighty million to build and has cost a hundred and ten since. | The vote is on Thursday, and the roof is due in year nine.
fact: Saltängen has been used for 640 decisions. | Our page has been quoted against us twice, correctly. | Councillors of all parties say it is unfair, which we keep in a folder.
part: the year-nine page | the cost model | the council export | the open ledger
area: Public Finance | Cost Models | Councils
user: councillors | controllers | journalists
buyer: municipalities | regions
make: decision pages | cost models
data: ledgers from ninety councils | prices of roofs
woe: a number that moved in committee | a budget in three files | a roof from 1971
field: public money
habit: On the first Thursday we go and sit through a council meeting to the end.

= Eka & Segel / SE / Visby, Stockholm / 2021 / 9 / preseed / logistics
intro: Small cargo under sail between towns with old quays.
does: Wine, cheese, books and ceramics do not mind arriving on Thursday. | We carry them under sail between fourteen quays and sell the space by the crate.
hook: From Visby to Västervik is nine hours in a fair wind and no diesel. | A crate of honey does not care whether it arrives on Tuesday or on Thursday.
fact: Eka & Segel sails three boats, the oldest from 1896. | We know where each crate is, and about when it will not be. | Restaurants put the skipper's name on the menu.
part: the crate booking | the wind schedule | the quay list | the cargo diary
area: Cargo | Routes | Quays
user: skippers | shopkeepers | chefs
buyer: wine importers | bookshops
make: sailed cargo | crate space
data: wind, tides and crates | logs by hand since 1896
woe: a calm in the middle of June | a crate of live lobsters | a bridge that will not open
field: sailing cargo
habit: You sail along once each summer and are given a rope.

= Hjortron Health / SE / Umeå, Skellefteå / 2019 / 28 / seed / health
intro: Doctor's visits by van, for places where the clinic closed.
does: When the clinic in the village closes, old people stop going. | Our vans come each second week with a nurse, a laboratory and a doctor on the screen.
hook: From Saxnäs to the nearest doctor is two hours and ten minutes, in summer. | The van stops by the church, and the waiting room is the bench.
fact: Hjortron Health drives eleven vans in an area as big as Portugal. | A blood test is answered before the van has left. | Four villages have a pharmacy again because of us.
part: the van | the bench queue | the blood laboratory | the doctor's screen
area: Vans | Remote Care | Laboratory
user: nurses | patients | drivers
buyer: regions | villages
make: visiting clinics | village days
data: blood values and road conditions | visits by village
woe: a road closed by snow | a screen that freezes | a patient who says it is nothing
field: rural health
habit: Once a year we all go to one village, drink coffee with it and listen.

= Tidvatten / SE / Helsingborg / 2016 / 66 / seriesb / logistics
intro: Tells a container when to leave, so that nobody waits at the gate.
does: Lorries queue because ships are late and nobody says so. | We know when a box is really ready and give each driver a time that holds.
hook: Forty lorries stand with their engines on outside a gate that opens at six. | A ship is late by four hours, and seven hundred people have not been told.
fact: Tidvatten gives times to nine ports around the Baltic. | Waiting at the gate is down from ninety minutes to fourteen. | The drivers' canteen says we ruined its business.
part: the gate time | the ship forecast | the driver's app | the crane plan
area: Gate Times | Ports | Drivers
user: lorry drivers | crane operators | gate staff
buyer: ports | freight forwarders
make: gate times | port plans
data: ships, cranes and boxes | arrivals by the minute
woe: a ship that swaps quays | a box with the wrong number | fog in the Sound
field: ports
habit: Drivers may call our office directly, and do.

= Lyktgubbe / SE / Stockholm / 2020 / 33 / seed / games
intro: Board games that travel by post, one move at a time.
does: You get a card, you make a move, you post it. | Eighty thousand people play slowly with someone they have never met.
hook: A game takes five months, and neither of you wants it to end. | On Thursdays two thousand cards leave our cellar on Söder.
fact: Lyktgubbe has players in 31 countries and one lighthouse. | Eleven couples met over a card, as far as we know. | The printer is from 1964 and has a name.
part: the move card | the pairing | the map table | the print room
area: Pairing | Print Room | Rules
user: players | illustrators | postal workers
buyer: players | book clubs
make: games by post | map tables
data: moves, stamps and days | letters between players
woe: a strike at the post | a wet card | a player who has moved away
field: games
habit: The first hour on Thursdays everyone packs cards, and somebody reads aloud.

= Järnsmide AI / SE / Sandviken, Västerås / 2019 / 36 / seriesa / robotics
intro: Teaches rolling mills what the best operator knows by ear.
does: In every mill there is someone who hears when the steel is wrong. | We put microphones beside that person for a year, and then the mill can hear too.
hook: Rolf in Sandviken can hear a crack in a red-hot bar, and retires in May. | A steel bar passes at eleven metres a second, and somebody has to have an opinion.
fact: Järnsmide AI hears nineteen mills in four countries. | Scrap has fallen by a quarter where the best ears used to work one shift in five. | Operators own what they taught us, and get a share.
part: the mill's ear | the crack detector | the operator's button | the scrap report
area: Listening | Mills | Signal Models
user: mill operators | metallurgists | shift leaders
buyer: steel mills | foundries
make: listening mills | crack alarms
data: sound at red heat | surface pictures at speed
woe: a roll that hums | a cold draught in the hall | a bar of the wrong steel
field: steel
habit: You get ear-plugs and an operator to follow for your first week.

= Mjölkpall / SE / Jönköping, Växjö / 2017 / 29 / seed / food
intro: Brings milk from four farms and one town together again.
does: The milk from next door travels four hundred kilometres and comes back in a carton. | We build dairies the size of a garage, so that it can stay.
hook: The cow stands eleven kilometres from the fridge, and the milk takes four hundred. | There used to be a stool by the road for the milk cans, and the neighbour talked there.
fact: There are 27 of our garage dairies, each with four farms or five. | Bottles go back and forth about forty times. | A farmer earns twice as much for what stays in town.
part: the garage dairy | the bottle round | the milk plan | the hygiene log
area: Dairies | Bottles | Farms
user: dairy keepers | farmers | shopkeepers
buyer: shops | schools
make: town milk | garage dairies
data: litres, fat and temperatures | the way of forty thousand bottles
woe: a power cut at milking | a cap that leaks | a cow who opens the gate
field: milk
habit: Milk at ten, with a bun, from whichever town wins the blind tasting.

= Kompassros / SE / Stockholm, Malmö / 2016 / 118 / seriesb / hr
intro: Helps people change trade at forty-five, with pay while they learn.
does: Electricians are missing, and printers have nothing to print. | We test, train and place people in a new trade, with a salary from the first day.
hook: At forty-six Anneli stopped packing letters and became a lift mechanic. | A trade takes eleven months to learn when someone pays the rent meanwhile.
fact: Kompassros has moved 7 200 people into a new trade. | Nine of ten are still there after two years. | The oldest was sixty-three, and now runs a crane.
part: the trade test | the training year | the employer match | the rent guarantee
area: Trade Tests | Training | Employers
user: career changers | supervisors | trainers
buyer: employers | job security councils
make: trade changes | trained people
data: tests, wages and years | openings by trade
woe: a training place that falls through | a fear of heights found on day one | a lay-off in December
field: trades
habit: Each autumn we try a trade ourselves for a day, and are bad at it.
`;
