/** Students and interns, those who would found, and those who would advise: what they do whatever the role. */
export const JUNIOR = `
lead: You will spend your days beside people who make {part}, and some of it will be yours.
lead: You are still learning, and so are we: {part} changes every month.
lead: We need a pair of fresh eyes on {part}, and the questions that come with them.
lead: Bring what you study; {co} has {data} to try it on.
do: Take one small piece of {part} and carry it all the way to {user}.
do: Sit beside {person}, ask why, and write the answer down.
do: Count, sort and describe {data} until somebody says aha.
do: Show all of {co} what you did on your last Friday, with cake.
do: Go along to {buyer} at least twice and take notes.
do: Find one thing about {part2} that we have stopped seeing.
do: Try {tool} on a problem of ours that nobody has had time for.
do: Help {user} with {part}, and tell us where they hesitate.
do: Read everything we wrote about {woe}, and make it half as long.
be: You study something that touches {field}, or wish it did.
be: You know a little {tool} and want to know more.
be: You have made something nobody asked for, and can show it to {person}.
be: You ask {user} questions without being shy.
be: You would rather try {part} than read about it.
be: You can be in {city} two days a week, or a whole summer.
be: You tell {person} early when you are stuck.
be: You do not mind {woe}, since it is somebody else's fault for now.
`;

export const FOUNDER = `
lead: {co} has {make}, its first {buyer} and one founder too few.
lead: {person} started {co} and would like to have somebody to disagree with.
lead: There is a great deal of {area} at {co}, and nobody who owns it. Come and own it.
do: Build {area} from the beginning, with {person} at the same table.
do: Visit {buyer} until {n} of them have said yes to {make}.
do: Decide what {part} will not do.
do: Write the plan for the next round, on paper that survives {woe}.
do: Hire the first three people for {area}, and be somebody they want to follow.
be: You have started something before, and it need not have gone well.
be: You can live on little for a year, and {person} will show you the numbers for {co} first.
be: You would be awake about {woe} anyway.
be: You know {field}, or {buyer}, better than we do.
be: You finish things: {part} has enough beginnings.
`;

export const ADVISOR = `
lead: {co} would like somebody on its advisory board who knows {buyer} from the inside.
lead: Four times a year we sit down and ask whether {make} are going the right way. We would like you to sit there too.
lead: We know {field}, and we know what we do not know about {area}. That is where you come in.
do: Meet with us four times a year, one of them where {part} is used.
do: Open two doors to {buyer}, and tell us honestly about the third.
do: Answer the telephone when {person} is about to decide something large about {make}.
do: Read our plan for {area} before the bank does.
be: You have spent years among {buyer}, and they still greet you.
be: You say no kindly and give the reason.
be: You have seen {woe} from the other side of the table.
be: You have no wish to run {co}, only to see it run.
`;
