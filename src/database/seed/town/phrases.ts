/** Sentences around the work: who we are, how we work, how it ends. */
export const TEAM = `
{co} is {staff} people, and {near} of them work in {city}.
We are {staff}, from {nations} countries, and share one coffee machine in {city}.
{staff} of us keep {part} going.
You would be number {next} at {co}.
Most of our {staff} colleagues sit in {city}; the rest are where {user} are.
The {area} team is {team} people and has room for one more.
{person} leads the {area} team and writes code, or at least comments, every week.
{she} leads this team of {team} and answers her own telephone.
You will work closest with {person}, who came to {co} from {past}.
We started in {founded} with one customer and {woe}; today {co} is {staff} people.
In {founded} this was an idea on the back of a timetable; now {staff} of us come to work for it.
Our office in {city} smells of coffee and, on Thursdays, of waffles.
{co} has paid its own way for {n} months, and still counts everything twice.
Half of {co} is under thirty-five, and the oldest of us knows most about {field}.
The work is split between {city} and wherever {user} happen to be.
We sell {make} to {buyer}, and lose about one customer a year.
Our customers are {buyer}; the people we think of are {user}.
What keeps us awake is {woe}, and what keeps us going is that {user} ring to say thanks.
`;

export const HOW_WE_WORK = `
We plan {part} in six-week stretches and leave a week between for whatever squeaks.
Meetings about {area} are on Tuesdays; the other days are for work.
Two days a week in {city} suit most of us, and nobody counts.
We write more than we talk: decisions on {part} are a page each, and anyone may comment.
Anyone at {co} may stop a release of {part}, and no one has to explain it twice.
We start at nine, stop at five and leave {woe} to whoever is on call.
Salaries at {co} follow one open table, and so will yours.
Everyone spends a day a quarter answering {user}.
We speak English at work in {city}, and {tongue} when the cake comes.
There are no titles on the doors in {city}, mostly because there are few doors.
When {woe} happens we write down what, why and what next, and never who.
We work hard in the weeks when {user} need it and go home early in the others.
Families come first: {person} left at three today, and told us at noon.
Once a year all of {co} goes to see {part} where it is used, and stays the night.
`;

export const FIRST_MONTHS = `
In the first week you meet {user} and change one small thing in {part}.
After a month you know why {woe} matters so much to us.
By the third month {part} has something in it that you thought of.
The first days belong to {person}, who shows you {part} from the inside.
After six weeks you take your first question from {buyer} alone.
Before summer you will have seen {part2} at work, in the field.
Within ninety days we ask what you would change at {co}, and mean it.
After half a year you know {field} well enough to correct us.
The second month is for {part2}, which has waited for someone like you.
By the end of the quarter {buyer} know your name.
`;

/** Whom we hope to hear from. */
export const CLOSING_FIT = `
You do not need to have worked with {field}; most of us at {co} had not.
You do not have to know {field}; we will teach you, and {user} will teach you more.
If two of the points fit and {part} makes you curious, write to us.
If you are new to {field}, say so, and tell us what you learned last.
We would like {co} to be as mixed as {user} are, so if you doubt, apply.
Send a few lines about something you made, and why {part} would be next.
A short note is enough: tell us what you would ask {user} first.
Nobody ticks every line above; {person} ticks about half, and started {part}.
Whoever likes {field} a little will like it more after a month at {co}.
`;

/** How it goes on. */
export const CLOSING_WAY = `
If you wonder about anything, ask {person}; questions are not part of the test.
{person} reads every application to {co} and answers within {days} days.
We talk with people as they write, so there is no reason to wait for the last day at {co}.
Your letter may be in English or {tongue}; {person} reads both.
No photo, please, and no age; tell {person} what you have done and what you would like to do.
Come by in {city} before you decide; {person} makes the coffee.
You will hear from {person} either way, and in words written by a human being.
There are two talks, one of them with {user}, and then {co} decides within {days} days.
Part of the year is quieter at {co}, so a start after the summer is as welcome as one next month.
Ring {person} on a weekday before ten if you would rather talk than write.
`;
