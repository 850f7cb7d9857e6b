/** People who meet customers, and those who find them. */
export const COMMERCIAL = `
@@ commercial
do: Bring back from every visit one thing that {part} should do and does not.
do: Keep our notes on {buyer} so good that a colleague can take your call.
do: Travel about {n} days a month, mostly by train, to where {buyer} are.
do: Write the answer to "what about {woe}?" so that all of us give the same one.
do: Share a table with {person} and the people who build {part}.
be: You like {buyer}, and they notice.
be: You can explain {part} in the time a kettle takes.
be: You are as comfortable with {user} in boots as with {buyer} in a meeting room.
be: You keep promises small and then keep them, also after {woe}.
be: You have worked with {field}, or with something equally hard to sell from a desk.
be: You write an e-mail to {buyer} that fits on a telephone.

@ businessdevelopment 7 commercial
title: Business Developer | Business Development Manager | Partnerships Manager | Partnerships Lead | Market Expansion Manager
tool: German | a spreadsheet | contracts | a CRM
lead: You will find out who, besides {buyer}, has been waiting for {make}.
lead: You will open the next market for {make}, which we believe is three hours away by train.
lead: {co} grows through partners who know {field} better than we do. You will find five more of them.
do: Draw the map of {buyer} in two new countries, and visit the ten most promising.
do: Negotiate the first agreements for {part}, short enough to be read.
do: Find the partner who already stands on site with {user} every week.
do: Test what {buyer} would pay for {part2} before it is built.
do: Apply for the grants that fit {make}, and leave the others alone.
do: Build the case for {make} with {data} from those who already have them.
be: You have opened a market, a port or a door for something like {make}.
be: You know when a friendly meeting with {buyer} was only a friendly meeting.
be: You can read a contract about {field} and say what it forgot.
be: You make a plan on one page and meet {buyer} with it on Monday.

@ sales 10 commercial
title: Sales Manager | Account Executive | Sales Representative | Key Account Manager | Senior Account Executive | Sales Development Representative | Regional Sales Manager
tool: a CRM | the telephone | Norwegian | Swedish
lead: You will sell {make} to {buyer}, who buy slowly and stay for years.
lead: You will be the person {buyer} ring when {woe} has happened once too often.
lead: Our first forty customers came by word of mouth. You will find the next forty on purpose.
lead: You will show {buyer} what {part} does with their own {data}, and let that do the talking.
do: Take {make} from the first call to a signed order, and stay for the first month.
do: Show {part} on site, with {user} in the room.
do: Build a list of two hundred {buyer}, and know the thirty worth driving to.
do: Price {make} with {person}, and hold the price.
do: Answer tenders from {buyer} in plain words and on time.
do: Call each customer the week after {woe}, before they call you.
do: Keep a forecast for {make} that is wrong by less than a tenth.
do: Win back three {buyer} who once said no; we know why they did.
be: You have sold something as solid as {make}, and can tell what it changed.
be: You ask {buyer} more than you tell them.
be: You do not mind hearing no from {buyer} in November.
be: You know the year of {user}: when they have time, and when to stay away.
be: You sell what {part} does today.

@ marketing 7 commercial
title: Marketing Manager | Content Marketer | Growth Marketer | Head of Marketing | Communications Manager | Brand Manager | Performance Marketer
tool: words | Figma | Plausible | a camera | newsletters
lead: You will tell the story of {make} so that {user} tell it on.
lead: {buyer} do not read advertisements. You will find out what they do read, and write that.
lead: You will make {co} known to {buyer} who have never looked for {make}.
do: Write the story of one customer a month, with {user} in it and without adjectives.
do: Run our newsletter: {n0} readers, most of them {buyer}, all of them quick to answer.
do: Make a film of {part} at work, ninety seconds, real weather.
do: Take {make} to the two fairs that matter and skip the six that do not.
do: Find out with {data} which words {buyer} use when they search, and use the same.
do: Keep the website short: what {part} does, what it costs, whom to ring.
do: Help {user} speak at conferences in place of us.
be: You write so that {user} nod.
be: You have grown something like {co} from unknown to asked-for.
be: You handle {tool} and a small budget with the same care.
be: You can measure what a fair did for {make}, or admit that nobody can.
be: You would never call {make} revolutionary.

@ customersuccess 5 commercial
title: Customer Success Manager | Customer Support Specialist | Onboarding Specialist | Customer Care Lead | Technical Support Engineer
tool: patience | SQL | the telephone | screenshots
lead: You will be the voice {user} hear when {part} does something odd.
lead: You will help {buyer} get from the first login to the first quiet week.
lead: When {woe} happens, {user} ring us. You will be why they are glad they did.
do: Answer {user} within the hour, in their words rather than ours.
do: Set up {part} with every new customer, and come back after thirty days.
do: Write the help pages for {part2}, with pictures taken by you.
do: Sort what {user} report into mended, coming and no.
do: Watch {data} for customers who have gone quiet, and ring them.
do: Run the yearly meeting where {buyer} tell us what they think.
do: Ride along when {part} is put to use on a new site.
be: You have helped people like {user}, and still like them.
be: You can find out what is wrong with {part} by asking three questions.
be: You stay friendly in the fourth call about {woe}.
be: You tell the developers what {user} meant, not only what they said.
`;
