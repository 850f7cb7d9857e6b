/** People who decide what is made and how it looks, and those who read the numbers. */
export const PRODUCT = `
@@ product
do: Spend one day a month with {user}, and write up what surprised you.
do: Present what you learned about {part} to all of {co} on Thursdays, in ten minutes.
do: Say no to {buyer} in a way that they thank you for.
do: Work beside {person} and three developers on {part}; no hand-overs, one table.
do: Keep one page that says where {part} is going and why.
be: You listen to {user} for longer than feels comfortable.
be: You can point at something like {part} and say: that was mine, and this is what I would do again.
be: You write short. {buyer} have enough to read.
be: You are curious about {field} beyond what the work demands.
be: You have changed your mind because of {data}, and said so aloud.
be: You know the difference between what {user} say and what they do after {woe}.

@ uxuidesigner 5 product
title: Product Designer | UX Designer | UX/UI Designer | Senior Product Designer | Interaction Designer
tool: Figma | paper | HTML and CSS | Framer | a notebook
lead: You will design {part} for {user}, who have better things to do than to look at screens.
lead: {user} use {part} standing up. You will draw it for that.
lead: You will take {part} apart with {user}, and put back less.
do: Draw {part} from the first sketch to the last empty state.
do: Test paper versions of {part2} with {user} before anyone writes code.
do: Find the words as well: what {part} says when {woe} is half the design.
do: Build a small, strict library of parts for {part} and {part2}, together with the developers.
do: Show {data} so that it is read right the first time.
do: Make {part} pass WCAG 2.2, and be nicer for everyone because of it.
be: You have a folder of work where a thing like {part} got simpler.
be: You draw in {tool}, and think in situations.
be: You have redrawn a screen because {user} squinted.
be: You defend a decision about {part} once, and then test it.

@ design 3 product
title: Brand Designer | Graphic Designer | Industrial Designer | Design Engineer | Visual Designer
tool: Figma | Illustrator | Rhino | a pencil | Blender
lead: You will give {make} a face that {user} recognise from the other side of the water.
lead: {co} has looked the same since its first year. You will find out what to keep.
lead: You will design the outside of {thing}: what is held, turned, read and wiped clean.
do: Draw the sign, the label and the manual for {part}, and see all three printed.
do: Choose the colour of {thing} in daylight, in {city}, in January.
do: Make the stand, the film and the van for the fairs where {buyer} meet.
do: Keep the drawings of {thing} in order, so that the factory and the website agree.
do: Photograph {user} at work, with permission and good light.
do: Make models of {thing} in card and foam until one feels right in the hand.
do: Draw the pictures that explain {part} to {user} without a word.
do: Set the type, the colours and the rules for everything {co} sends to {buyer}.
be: You have made one thing like {part} that people picked up without being asked.
be: You work in {tool} and check it at full size.
be: You can set a table of {data} so that it is a pleasure.
be: You like {field}, or you like learning what a thing is for.

@ productmanagement 5 product
title: Product Manager | Senior Product Manager | Product Lead | Product Owner | Group Product Manager
tool: a spreadsheet | SQL | interviews | a one-page brief
lead: You will decide what {part} does next, and what it will never do.
lead: {user} and {buyer} want different things from {part}. You will stand in the middle and enjoy it.
lead: You will take {part} from what it can do to what {user} need of it.
do: Set the order of work for {part}, and explain it so that nobody has to ask twice.
do: Call five {user} every week; keep the notes where all can read them.
do: Write the brief for {part2}: one page, one drawing, one number.
do: Decide with {person} what {woe} is allowed to cost us.
do: Look at {data} after each release, and take back what did not help.
do: Bring {buyer} along early, with prototypes rather than slides.
be: You have led a product that people like {user} paid for.
be: You are good with {tool}, and better with silence.
be: You can cut a plan for {part} in half and keep its point.
be: You have worked close to developers, and {woe} is no reason for you to raise your voice.

@ projectmanagement 3 product
title: Project Manager | Implementation Manager | Delivery Lead | Technical Project Manager | Rollout Manager
tool: a calendar | a good list | a van | MS Project
lead: You will bring {part} to {n} new sites this year, on the day we said.
lead: Between the signature and the first good day with {make} lie about nine weeks. They are yours.
lead: You will plan how {make} get to {buyer}, in which order, and who brings the ladder.
do: Plan the rollout of {part} with {buyer}, week by week, winter included.
do: Be on site when {user} switch {part} on for the first time.
do: Keep the list of risks short and true; {woe} stands at the top.
do: Lead the Monday call about {part} with {buyer} and whoever else must move.
do: Close each project with a page on what {part2} taught us.
do: Move a date early rather than late, and ring {buyer} yourself.
be: You have delivered something heavy or difficult to people like {buyer}, and been invited back.
be: You run a meeting about {part} in twenty minutes.
be: You keep {tool} and your word in the same order.
be: You stay calm when {woe} happens on the day of delivery.

@ analyst 3 product
title: Business Analyst | Data Analyst | Market Analyst | Operations Analyst | Insights Analyst
tool: SQL | Excel | Python | dbt | Metabase
lead: You will tell {co} what {data} means, in one chart and two sentences.
lead: Every Monday somebody asks why the numbers for {part} moved. From now on you know.
lead: You will count what {make} save {buyer}, so that we can say it with a straight face.
do: Own the ten numbers we steer {part} by, and retire the eleventh.
do: Answer what {buyer} ask about {data} within a day.
do: Build the model of what {woe} costs, with its assumptions on the first page.
do: Sit in on calls with {user} so that nobody forgets {data}.
do: Put {part} and {part2} into one report that prints on one sheet.
be: You are quick in {tool}, and quicker to doubt a round number.
be: You have worked with {data} or something as untidy.
be: You can tell {buyer} bad news with a chart they believe.
be: You ask what a number about {part} will be used for before you compute it.
`;
