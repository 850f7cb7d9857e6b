/** Startups that are not open to the public, each for its own reason: see NOT_PUBLIC in companies.ts. */
export const UNSEEN = `
= Kvasthilla / SE / Kalmar / 2024 / 4 / preseed / edu
intro: Craft lessons for grown-ups, one evening and one broom at a time.
does: People want to make something, and have one evening. | We find the teacher, the room and the birch twigs.
hook: Eleven grown-ups in Kalmar made brooms on a Tuesday and did not look at a screen. | A broom takes three hours and lasts four years.
fact: We have held sixty evenings so far. | Eight in ten come back. | Nobody has cut themselves badly.
part: the evening list | the room finder | the teacher's page | the material box
area: Evenings | Teachers | Rooms
user: teachers | beginners | caretakers
buyer: beginners | study associations
make: craft evenings | material boxes
data: evenings and who came | what was made
woe: a teacher with a cold | a locked hall | a shortage of twigs
field: crafts
habit: We sweep our own floor with our own brooms.

= Måne & Mel / DK / Roskilde / 2024 / 3 / preseed / food
intro: Bread dough by bicycle, delivered at night.
does: Dough rises while you sleep. | We leave it at the door at four, and you bake it at seven.
hook: At four in the morning in Roskilde somebody hangs dough on your door. | Warm bread at seven needs somebody awake at four.
fact: We have 310 doors and two bicycles. | The dough is older than the company. | One fox has learned our route.
part: the dough plan | the night round | the door list | the starter
area: Nights | Dough | Doors
user: home bakers | cyclists | families
buyer: families | offices
make: night dough | warm mornings
data: doors and dough | temperatures at four
woe: a fox | a warm night | a flat tyre
field: dough
habit: We nap.

= Hylle / NO / Moss / 2025 / 3 / preseed / logistics
intro: A shelf in the stairwell that lends out what nobody uses daily.
does: Nine flats own nine drills. | One shelf with a lock is enough.
hook: A drill is used for thirteen minutes in its life. | In a stairwell in Moss hangs a shelf with a waffle iron that nine families share.
fact: There are forty shelves. | Waffle irons go out most, on Sundays. | Two drills have disappeared and one has come back.
part: the shelf lock | the loan page | the waffle queue | the damage form
area: Shelves | Loans | Stairwells
user: neighbours | caretakers | children
buyer: housing cooperatives | landlords
make: lending shelves | shared drills
data: loans by the hour | what is missing
woe: a missing drill bit | a Sunday with one waffle iron | a flat battery in the lock
field: neighbours
habit: Whoever breaks it, bakes.

= Rugbrødsbroen / DK / Kalundborg / 2023 / 6 / preseed / hr
intro: Finds a first job for people who have just moved here.
does: A nurse from Manila waits eleven months for a paper. | We find work beside the wait, and walk along to the office.
hook: A welder, a baker and a nurse sit in a language class in Kalundborg, and nobody has asked what they can. | Eleven months is a long time to wait for a stamp.
fact: We have walked along to 640 interviews. | More than half ended with a job. | Rye bread is a reliable subject of conversation.
part: the skills talk | the job match | the paper list | the walk along
area: Matching | Papers | Employers
user: newcomers | employers | case workers
buyer: municipalities | employers
make: first jobs | paper help
data: skills and openings | months of waiting
woe: a paper that expired on the way | a bus that does not go | an employer on holiday
field: first jobs
habit: Lunch is made by whoever misses home most.

= Vadsten / SE / Motala / 2023 / 5 / preseed / water
intro: Reads the colour of lakes with an old telephone.
does: A lake turns brown over twenty years, and no one notices. | A telephone on a stick notices.
hook: Vättern was clear to seventeen metres in 1990, and to fourteen last year. | A telephone that is too old for you is good enough for a lake.
fact: Our telephones stand by eighty lakes. | Most of them have cracked screens. | One was stolen and went on measuring a kitchen.
part: the lake stick | the colour scale | the lake page | the volunteer round
area: Lakes | Colour | Volunteers
user: volunteers | biologists | anglers
buyer: lake associations | counties
make: lake colours | lake sticks
data: colours at noon | depth of sight
woe: a swan | a cracked lens | a volunteer who moved
field: lakes
habit: We swim in what we measure.

= Torvtak / NO / Førde / 2024 / 4 / preseed / build
intro: Turf roofs by subscription.
does: A turf roof must be watered, weeded and spoken to. | We do all three.
hook: A goat in Førde has eaten half a roof. | A turf roof is a meadow with a house underneath.
fact: Thirty-one roofs are on subscription. | Goats are extra. | We have found two rings and a frisbee.
part: the roof round | the turf order | the goat clause | the spring cut
area: Roof Rounds | Turf | Goats
user: cabin owners | gardeners | goats' owners
buyer: cabin owners | museums
make: turf roofs | roof rounds
data: rain and roots | roofs by slope
woe: a goat | a dry May | a birch that took hold
field: turf
habit: Meetings are on a roof if the insurance agrees.

= Pulkka / FI / Vaasa / 2023 / 5 / preseed / travel
intro: Sledges for hire at the top of every hill.
does: A child, a hill and no sledge: that should not happen. | A box at the top lends one out until dark.
hook: The hill behind the church in Vaasa had forty children and nine sledges. | A sledge is needed for ninety minutes a year.
fact: There are sixty boxes. | The record is 211 loans in a day. | All the sledges are red so that we find them in May.
part: the sledge box | the hill map | the dark alarm | the spring search
area: Hills | Boxes | Winters
user: children | parents | park staff
buyer: towns | ski areas
make: lent sledges | sledge boxes
data: loans and snow | hills by slope
woe: a thaw | a box frozen shut | a sledge in a tree
field: sledges
habit: The shortest way to the office is a hill.

= Krikand / NO / Larvik / 2021 / 9 / preseed / media
intro: Bird reports by text message, for people without binoculars.
does: You hear something at the window and would like to know. | Send us the sound, and we answer with a name and a story.
hook: Something sings outside at four in the morning, and it is not the neighbour. | Nine in ten questions are about the great tit.
fact: We answer 4 000 sounds a week in May. | The rarest was a door. | Our archive holds a thousand dawns.
part: the sound box | the answer desk | the dawn archive | the bird letter
area: Sounds | Answers | Dawns
user: early risers | school classes | gardeners
buyer: readers | newspapers
make: bird answers | dawn letters
data: dawns by the thousand | answers that were doubted
woe: a door that squeaks | a parrot | a dawn with a mower in it
field: birdsong
habit: In May we start at four and stop at noon.

= Snurrbåge / SE / Borlänge / 2020 / 11 / preseed / fintech
intro: Small loans between neighbours, with the paper in order.
does: Neighbours lend each other money and lose a friend. | We write the paper, and keep the friend.
hook: A neighbour in Borlänge lent out four thousand for a freezer and did not dare to ask for it. | The paper takes two minutes, and the friendship thirty years.
fact: Eleven thousand neighbours have a paper from us. | Ninety-six per cent are paid back before the date. | The most common reason is a car.
part: the neighbour paper | the reminder | the quiet mode | the yearly list
area: Papers | Reminders | Trust
user: neighbours | cousins | clubs
buyer: neighbours | savings banks
make: neighbour loans | loan papers
data: loans and how they ended | reminders that were kind
woe: a cousin who moved | a date in July | a freezer that broke
field: small loans
habit: Coffee is paid in turns, and there is a list.

= Lapanen / FI / Hämeenlinna / 2019 / 12 / seed / fashion
intro: Mittens sold one at a time.
does: Nobody loses two mittens. | We sell the other one.
hook: In March there are nine left-hand mittens on every fence in Hämeenlinna. | People lose the right one, for reasons we have studied.
fact: We have sold 80 000 single mittens. | Colours never go out of stock. | Sixty-one per cent are for the right hand.
part: the colour match | the single shop | the wool order | the fence census
area: Mittens | Colour | Shop
user: parents | knitters | kindergarten teachers
buyer: parents | kindergartens
make: single mittens | matched wool
data: colours of lost things | hands, left and right
woe: a colour nobody made | a very long winter | a dog
field: mittens
habit: Nobody here has a pair.

= Bergmál / IS / Egilsstaðir / 2020 / 8 / preseed / games
intro: Games you play by shouting at a mountain.
does: An echo has a delay, and a delay is a rule. | We make games of it for people on a walk.
hook: At Egilsstaðir the mountain answers after two seconds, and in another key. | A game needs a player, a rule and a mountain.
fact: Nine mountains are mapped. | The high score is an aria. | Sheep do not like it, so we stop at the fence.
part: the echo map | the shout game | the silence timer | the mountain list
area: Echoes | Games | Mountains
user: hikers | school classes | choirs
buyer: hikers | tourist offices
make: echo games | mapped mountains
data: delays by mountain | wind and voices
woe: a mountain in cloud | a choir with ambitions | a hoarse throat
field: echoes
habit: We go out at three and shout.
`;
