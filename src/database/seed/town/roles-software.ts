/** What people who write software do and are. {…} is filled from the startup; see compose.ts for the words. */
export const SOFTWARE = `
@@ software
do: Take your turn on call for {part}: one week in {n}, paid, and quiet more often than not.
do: Write down why {part} works the way it does, so the next person does not have to guess.
do: Sit with {user} twice a quarter and come home with a list.
do: Delete what {part} no longer needs; nobody here will miss it.
do: Keep {part} boring, so that {part2} can be interesting.
do: Measure before you mend: we keep a page of numbers for {part}, and you will add yours.
do: Pair with {person}, who wrote the first version of {part} and is happy to see it change.
do: Ship small: {part} goes out several times a day, and you decide when.
be: You have shipped something in {tool} that people leaned on when the day went wrong.
be: You know {tool} well, {tool2} well enough, and when to use neither.
be: You would rather ask {user} one plain question than guess for a week.
be: You can explain {part} to {user} without a whiteboard.
be: You have opinions about {tool}, and change them when shown {data}.
be: You have met {woe}, or its cousin, and kept your temper.
be: You read other people's {tool} with patience and your own with suspicion.
be: You like your work finished: tested, described, and running for {user}.

@ backenddeveloper 11 software
title: Backend Engineer | Backend Developer | Senior Backend Engineer | Platform Engineer | Backend Software Engineer | Lead Backend Developer
tool: Go | Kotlin | Rust | TypeScript | PostgreSQL | Python | Elixir | Java | C# | Kafka
lead: You will write the service that turns {data} into a decision {user} can act on.
lead: You will look after {part}, and after the people who find out first when it is wrong: {user}.
lead: We need someone to make {part} quick, plain and hard to surprise.
lead: Behind {part} there is a backend that grew faster than its tests. You will help it catch up.
lead: You will build what lies under {part}: the queues, the tables and the answers.
do: Own {part}: a {tool} service that has to answer even when half of {data} is late.
do: Take in {data}, and make sense of it before {user} ask.
do: Move {part} off its first schema without anyone at {buyer} noticing.
do: Design the API between {part} and {part2}, and write the page that explains it.
do: Find out what {woe} does to {part}, then make it do nothing.
do: Halve the time it takes {part} to answer. We think the database is innocent; prove us wrong.
do: Agree with {buyer} on what "late" means, and put it in a test.
do: Keep {data} for ten years in PostgreSQL, and find any of it in a tenth of a second.
be: You have built backend systems that others depended on, and been awake when {woe} came by.
be: You are at home with {tool} or {tool2}, and with PostgreSQL well past the first index.
be: You think in failure first: {woe} is an input like any other.
be: You have carried a system like {part} from a prototype to something dull.
be: You can tell {user} "not yet" and give the reason in one sentence.

@ frontenddeveloper 9 software
title: Frontend Engineer | Frontend Developer | Senior Frontend Developer | Web Developer | UI Engineer
tool: React | TypeScript | Svelte | CSS | Vue | WebGL | Playwright | D3 | web components
lead: You will build the screens that {user} look at first in the morning.
lead: {part} is opened in gloves, in sun and in a hurry. You will make it pleasant all the same.
lead: You will make {data} readable at a glance, on a screen from 2017.
lead: We want {part} to feel like paper: there at once, and easy on the eye. That is the job.
do: Build {part} in {tool}, with {user} on the other end of the telephone.
do: Draw {data} so that the odd one out is seen before it is searched for.
do: Make {part} work with a keyboard, a screen reader and cold fingers.
do: Cut {part} to under a hundred kilobytes, because {woe} is when it is needed most.
do: Turn our designer's drawings of {part2} into components that outlive both of you.
do: Test {part} on the phones {user} really carry, which we keep in a drawer.
do: Take {part} offline: it has to forgive {woe}.
be: You know the platform under {tool}: forms, focus, the cascade.
be: You care what happens in the second before {part} has loaded.
be: You have built something with {tool} that {user} would call calm.
be: You notice one pixel, and know when {user} do not need you to.
be: You have made a long list, a map or a chart of {data} fast, and can say how.

@ fullstackdeveloper 10 software
title: Full-stack Developer | Full-stack Engineer | Senior Full-stack Developer | Product Engineer | Software Developer
tool: TypeScript | React | Node | PostgreSQL | Python | Django | Go | Ruby on Rails | Elixir | Vue
lead: You will take what {user} ask for on Monday and put it in their hands on Thursday.
lead: You will own a whole slice of {co}: the table, the rule, the button and the thank-you from {user}.
lead: {part} needs a second pair of hands, from the database to the print view.
lead: One week you will teach {part} a new trick; the next you will make {part2} forget an old one.
do: Build {part} end to end in {tool} and {tool2}, and answer for it.
do: Turn a conversation with {user} into something that works in {part} by Friday.
do: Connect {part} to whatever {buyer} already have, often a spreadsheet, once a fax.
do: Show {data} where the decision is taken, not three clicks away.
do: Give {part2} the search it should have had from the start.
do: Make {woe} a case {part} handles, with a test named after the day it happened.
do: Replace three forms in {part} with one, and tell {buyer} before they ask.
be: You move between {tool} and {tool2} without losing the thread.
be: You have taken a thing like {part} from a sketch to paying {buyer}.
be: You prefer a small thing {user} have today over a large one they were promised.
be: You can hold both {data} and a good button in your head.
be: You write {tool} that your neighbour can change on a Friday.

@ devops 4 software
title: DevOps Engineer | Site Reliability Engineer | Cloud Engineer | Infrastructure Engineer | Senior DevOps Engineer
tool: Kubernetes | Terraform | Linux | Prometheus | Nix | PostgreSQL | Ansible | Go | GitHub Actions
lead: You will see to it that {part} is up when {user} are, which is early.
lead: {part} runs in two data centres and a shed. You will make the three behave as one.
lead: Our releases of {part} take eleven minutes and one deep breath. You will remove the breath.
do: Run {part} on {tool}, with fewer parts next year than this.
do: Rehearse {woe} once a month, in daylight, with biscuits.
do: Make one dashboard for {part} that {user} understand too.
do: Bring the cost of keeping {data} down by a third; we know where to start.
do: Give every developer a {co} of their own to break in under a minute.
do: Move {part2} to machines that run on the wind, and switch the old ones off yourself.
be: You have kept something like {part} running through {woe}, and written the report.
be: You know {tool} from both ends: the manual and the three in the morning.
be: You automate what bores you, and {tool} has bored you often.
be: You stay kind on a call when {buyer} are not.

@ mobiledevelopment 5 software
title: Mobile Developer | iOS Developer | Android Developer | Mobile Engineer | Senior iOS Developer
tool: Swift | Kotlin | SwiftUI | Jetpack Compose | React Native | Flutter | SQLite | Bluetooth
lead: {part} lives in the pockets of {user}. You will make it earn the place.
lead: You will write the app that {user} open with one thumb and close with relief.
lead: The app has four and a half stars and one honest complaint: {woe}. You will answer it.
do: Build {part} in {tool}, and try it where it is used, not only in {city}.
do: Make {part} last a day on an old battery, while it still listens for {data}.
do: Let {user} finish what they began when {woe} cuts the line.
do: Pair {part} with {thing} over Bluetooth, which is never as easy as it says.
do: Answer the reviews of {part} yourself every Friday; there are about {n}.
do: Send {user} one message when it matters and none when it does not.
be: You have a {tool} app in a store that you still like to open.
be: You think offline is the normal state, and {woe} a Tuesday.
be: You know {tool} deeply and have tried {tool2} without prejudice.
be: You have watched {user}, or people like them, use something you made, and said nothing.

@ datascience 5 software
title: Data Scientist | Machine Learning Engineer | Data Engineer | Senior Data Scientist | Applied Scientist
tool: Python | PyTorch | dbt | DuckDB | Spark | R | Julia | SQL | scikit-learn | xarray
lead: You will find out what {data} can tell {user} an hour before they would have found out themselves.
lead: There are nine years of {data} on our disks. Most of it has never been asked a question.
lead: You will forecast {woe}, and be honest about how often you were wrong.
do: Build the model behind {part}, and the plain average it has to beat.
do: Clean {data} until two people who count it get the same number.
do: Put error bars where {user} can see them, and teach {part} to say "I do not know".
do: Run {part} every morning in {tool}, and notice when it drifts.
do: Label a week of {data} by hand with {user}; you will learn more than from a paper.
do: Explain to {buyer} what the model does with {woe}, without one Greek letter.
do: Decide which of our eleven notebooks on {data} become code and which become memories.
be: You have put a model into the hands of people like {user}, and kept it there for a year.
be: You write {tool} that runs twice with the same answer.
be: You distrust a beautiful curve through {data}.
be: You know enough statistics to say that {woe} was just bad luck.
be: You would rather have one more month of {data} than one more layer.

@ engineer 8 software
title: Embedded Developer | Hardware Engineer | Mechanical Engineer | Electronics Engineer | Systems Engineer | Firmware Engineer | Hardware Test Engineer | Control Engineer | Process Engineer
tool: C | Rust | Zephyr | KiCad | SolidWorks | Modbus | LoRa | Python | a good multimeter | CAN bus
lead: You will design the part of {part} that gets wet, cold and dropped.
lead: {part} leaves our workshop in boxes of {n}. You will see that it does not come back.
lead: You will work where {make} meet the weather.
lead: We have a version of {part} that works on the bench. You will make the one that works at {buyer}.
do: Design the next {area} unit, build ten by hand, and help {user} break two.
do: Choose the sensor, the seal and the supplier for {part}.
do: Write the firmware in {tool}, and the test rig that keeps it honest.
do: Go out to {buyer} when the first units of {part} are mounted, in whatever weather there is.
do: Find out why one unit in {n0} disagrees about {data}.
do: Get {part2} through its CE mark with the papers in order and your humour intact.
do: Take a gram, a watt or a krone out of {part} every month.
do: Keep a shelf of what failed; {woe} has a row of its own.
be: You have taken a thing like {part} from a drawing to a few hundred made.
be: You know {tool}, and which end of the soldering iron to hold.
be: You have been humbled by {woe}, or by water, and designed better since.
be: You draw so well that {user} could build it.
be: You are happy with {tool} before lunch and a torque wrench after.

@ qualityassurance 2 software
title: QA Engineer | Test Engineer | Test Automation Engineer | Quality Lead
tool: Playwright | Cypress | TypeScript | Python | Postman | k6
lead: You will be the first person to use {part}, and the most difficult one.
lead: You will ask what happens to {part} after {woe}. Somebody should.
lead: Four teams change {part}. You will help them do it without holding their breath.
do: Write the tests for {part} that read like promises to {user}.
do: Break {part} on purpose before {user} do it by accident.
do: Keep the full run of {part} under eight minutes in {tool}.
do: Test with {user} on site every month, and bring back what they were too polite to report.
do: Turn each complaint from {buyer} into a case with a name and a date.
do: Draw up what must never happen to {data}, and check it every night.
be: You find it satisfying to be told by {user} that nothing happened.
be: You write {tool}, and you also simply click around in {part} with intent.
be: You describe a fault in {part} so that it is half mended.
be: You have built a test suite in {tool} that people trusted enough to run.
`;
