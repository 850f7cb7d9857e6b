/** People who keep a company upright. */
export const COMPANY = `
@@ company
do: Put in order one thing a month at {co} that everybody works around.
do: Write it down: how {co} does things when you are on holiday.
do: Work with {person}, who did all of this alone until now and is glad of you.
do: Learn enough about {part} to know what the rest of us are talking about.
do: Visit {user} twice a year; nobody here works only from papers.
be: You are careful with numbers and easy with people, also {buyer}.
be: You have kept order in a place that grew as {co} does.
be: You say what is missing early, before {woe} says it for you.
be: You find {field} more interesting than you expected to.
be: You can hold three deadlines and one worried colleague from the {area} team at once.

@ operations 6 company
title: Operations Manager | Operations Coordinator | Logistics Coordinator | Supply Chain Manager | Head of Operations | Workshop Lead | Production Planner
tool: Excel | an ERP system | a forklift licence | good shoes
lead: You will see to it that {thing} is where it should be, with everything in the box.
lead: You will run the days at {co}: orders, stock, people and the weather.
lead: {part} depends on forty small things happening in the right order. You will own the order.
do: Plan the week for {part}, and the other week, when {woe} comes.
do: Buy what {thing} is made of, from at least two places.
do: Keep {n0} articles for {thing} in stock, with the shelf labels telling the truth.
do: Lead the morning meeting: ten minutes, standing, with the people who look after {part}.
do: Shorten the way from an order by {buyer} to {thing} in a van.
do: Keep the calendar of what {buyer} were promised, and ring before it slips.
do: Find the two hours a day that {part} costs us by hand, and give them back.
do: Buy everything {co} needs, from insurance to paper, and know why.
do: See that everyone who works with {thing} goes home whole.
be: You have run a workshop, a kitchen, a quay or a warehouse where {woe} was an ordinary day.
be: You know your way around {tool}.
be: You see a queue in front of {part} and cannot leave it alone.
be: You give {user} a straight answer about when.

@ finance 3 company
title: Finance Manager | Controller | Accountant | Head of Finance | Financial Controller | Bookkeeper
tool: Excel | SQL | e-invoicing | grant reporting
lead: You will tell us each month what {make} really cost, and what we pretended they cost.
lead: {co} buys in three currencies and is paid by {buyer} in a fourth. You will keep them apart.
lead: You will take over the books from {she}, who would like her Sundays back.
do: Close the month in five working days, {woe} or not.
do: Invoice {buyer} the way each of them insists on, electronically.
do: Build the budget for {part} together with those who spend it.
do: Report our grants for {area} on time and to the last receipt.
do: Keep a forecast of cash for eighteen months, and explain it to the {area} team.
be: You have closed books for a company that makes something like {make}.
be: You are fast in {tool} and slow to assume.
be: You can explain a margin on {make} to an engineer.
be: You have sat through an audit and offered the coffee.

@ humanresources 2 company
title: People Partner | HR Manager | Talent Acquisition Partner | People and Culture Lead | Recruiter
tool: interviews | employment law | spreadsheets | listening
lead: You will find the next {n} people for {co}, and see that they want to stay.
lead: We know {field}; we know less about being an employer. You will teach us.
lead: You will look after the people who look after {part}.
do: Hire for the {area} team: write the post, hold the talks, answer everyone.
do: Make the first week at {co} a good one, with a key that works and lunch with {person}.
do: Keep contracts, holidays and parental leave right for people in {city} and elsewhere.
do: Measure how people at {co} are, ask why, and change one thing a quarter.
do: Train those of us who lead teams around {part} without ever having learned it.
be: You have hired people for work as odd as {field}, and they stayed.
be: You know the law where {co} employs, and whom to ring about the rest.
be: You can say no to a candidate for {area} so that they apply again.

@ legal 1 company
title: Legal Counsel | Compliance Manager | Privacy Counsel
tool: contract law | procurement law | GDPR
lead: You will be the first lawyer at {co}, and the contracts for {make} will become shorter.
lead: You will read what {buyer} want us to sign about {part}, and send back something both can live with.
do: Draft the standard contract for {make}: four pages, no Latin.
do: Keep {data} within the law, and explain to developers what that means on a Tuesday.
do: Answer questions about {part} within the day, and keep the answers.
do: Follow what Brussels plans for {field}, and warn us a year ahead.
do: Negotiate with {buyer} and their three lawyers, politely.
be: You have some years in {tool}, in a firm or in a house.
be: You give {person} an answer and then the reservation.
be: You have written a clause about {woe} that a judge would understand.

@ cxo 1 company
title: Chief Technology Officer | Chief Operating Officer | Chief Commercial Officer | Chief Financial Officer
tool: people | numbers | patience
lead: You will run half of {co} beside {person}, and disagree in private.
lead: You will take {co} from a team around one table to a company with {make} in four countries.
do: Build and lead the people behind {part}; today they are {n}.
do: Decide with the board where {make} are sold next, and where not yet.
do: Own the plan, the budget and what we tell {buyer} when {woe} has happened.
do: Raise the next round with us; the papers on {part} are in better order than most.
do: Keep a day a week free for {user}.
be: You have led a company, or a good part of one, from twenty to a hundred around something like {make}.
be: You know what {woe} costs, and sleep well all the same.
be: You hire people who know more about {field} than you do.

@ other 5 company
title: Office Manager | Site Manager | Research Assistant | Executive Assistant | Field Technician | Community Manager | Service Technician | Lab Technician
tool: a driving licence | first aid | Excel | a head torch
lead: You will do what {co} needs that day, and there is always something it needs.
lead: You will keep {thing} going where it stands, which is seldom near a road.
lead: You will be the first face {user} see, and the one they remember.
do: Look after {thing} on site: check it, clean it, log it, tell us.
do: Show {user} how {make} work, as many times as it takes.
do: Take samples, pictures and notes of {data}, in a hand others can read.
do: Keep the house in {city} running, from keys to Friday cake.
do: Arrange the days when {buyer} come to see {part}.
do: Help out with {part2} in the busy weeks, as we all do.
do: Answer the door, the post and the first question from {buyer}.
do: Keep the list of what {user} asked for, and who promised it.
be: You have a hand for people and for {tool}.
be: You are out of doors in November without a speech about it, {woe} included.
be: You notice what is missing before {user} do.
be: You like days that look different, and {field} gives you those.
`;
