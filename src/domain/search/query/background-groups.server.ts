import { isCondition } from '../vocabulary/entry-lookups.server.ts';
import { conditionOf, FOR_STUDENTS, type Group, namesPlace } from './word-group.ts';

/** What counts in a sentence about oneself. */

const keysOf = ({ senses }: Group) => senses.flatMap(({ keys }) => keys);
const isUnknown = ({ senses, facts, fact, occupation, town, readings, isPlace }: Group) =>
  !isPlace &&
  senses.length === 0 &&
  facts.length === 0 &&
  !fact &&
  !occupation &&
  town === null &&
  readings.length === 0;
/** What work is done with, and who does it; alone they name no work. */
const BESIDE_WORK = new Set(
  'customer system product project web data community mobile senior junior foremost summer'.split(' '),
);
const WORKED_WITH = new Set(['customer', 'system', 'product', 'web', 'data']);
const namesWork = (group: Group) =>
  group.hasRole || keysOf(group).some((key) => !BESIDE_WORK.has(key) && !isCondition(key));
/** "I am a newly qualified engineer" asks for no junior role alone. */
const isLevel = (group: Group) =>
  keysOf(group).length > 0 && keysOf(group).every((key) => key === 'junior' || key === 'senior' || key === 'foremost');
const lightly = (group: Group): Group => ({ ...group, saysLittle: true });
const isForStudents = ({ facts }: Group) => facts.some((query) => FOR_STUDENTS.some((kind) => query.includes(kind)));

/**
 * The groups of such a sentence. Who names the work that they want is asked for nothing else; who wants out of a trade
 * keeps its field (`ofField`). Places and kinds of position count wherever they stand.
 */
export function weighBackground(
  wanted: readonly Group[],
  background: readonly Group[],
  isLeft: boolean,
  ofField: (group: Group) => Group,
): Group[] {
  const isKept = (group: Group) => (isLeft ? namesPlace(group) : conditionOf(group) !== null);
  const isSchool = (group: Group) => isLeft && conditionOf(group) === 'kind';
  const told = background.map((group) => (isLevel(group) ? lightly(group) : group));
  const own = told.filter((group) => !isKept(group) && !isSchool(group));
  const kept = told.filter(isKept);
  const keys = new Set(own.flatMap(keysOf));
  const isNew = (group: Group) => !(isLeft && namesWork(group) && keysOf(group).some((key) => keys.has(key)));
  const others = wanted.filter(isNew);
  if (others.some(namesWork) || wanted.some(isForStudents))
    return withUnknownLightly([...others, ...kept.filter(({ senses }) => senses.length === 0), ...own.map(lightly)]);

  const fields = [...wanted.filter((group) => !isNew(group)), ...own].map(ofField);
  const isRepeated = (group: Group, at: number, groups: readonly Group[]) =>
    groups.slice(0, at).some((other) => other.fact !== null && other.fact.label === group.fact?.label);
  const isField = ({ fact }: Group) => fact?.isTopic === true || fact?.industry != null;
  // Who leaves a trade and names another field would take work there.
  const isElsewhere = isLeft && others.some(isField);
  const rest = (isLeft ? fields : own)
    .filter((group, at, groups) => !isRepeated(group, at, groups))
    .map((group) => (isElsewhere ? lightly(group) : group));
  const asked = [...others, ...rest].filter(({ saysLittle }) => !saysLittle);
  const isAnyWork = isLeft && asked.some(isField) && asked.every((group) => !namesWork(group));
  const all = [...others, ...rest, ...kept];
  return withUnknownLightly(isAnyWork ? all.map((group) => ({ ...group, isForNewcomers: isField(group) })) : all);
}

/**
 * Who says what one does in a role (finding bugs in apps before customers do) names the role; the rest of the sentence, which
 * names no place, field or kind of position, asks for nothing beside it.
 */
export function withRestLightly(all: Group[], isLong: boolean): Group[] {
  if (!all.some(({ isEveryday }) => isEveryday)) return isLong ? withUnknownLightly(all) : all;
  const groups = withEitherTask(all);
  const isRest = (group: Group) =>
    isUnknown(group) ||
    (group.senses.length > 0 && group.facts.length === 0 && keysOf(group).every((key) => WORKED_WITH.has(key)));
  return groups.map((group) => (isRest(group) && !isQuoted(group) ? lightly(group) : group));
}

const isQuoted = ({ words }: Group) => words.some(({ inPhrase }) => inPhrase);

/** Who lists tasks of several roles (take the telephone and write invoices) would take a job with either. */
function withEitherTask(groups: Group[]): Group[] {
  const tasks = groups.filter((group) => group.isEveryday && !keysOf(group).every(isCondition));
  const [first, ...others] = tasks;
  if (!first || others.length === 0) return groups;
  const isShared = (key: string) => tasks.every((task) => keysOf(task).includes(key));
  if (keysOf(first).some(isShared)) return groups;
  const senses = [...new Map(tasks.flatMap((task) => task.senses).map((sense) => [sense.keys.join(), sense])).values()];
  const either = { ...first, words: tasks.flatMap(({ words }) => words), senses };
  return groups.flatMap((group) => (group === first ? [either] : others.includes(group) ? [] : [group]));
}

/** Unknown words of a sentence ask for nothing beside those that tell something. */
function withUnknownLightly(groups: readonly Group[]): Group[] {
  const isTelling = groups.some((group) => !group.saysLittle && !isUnknown(group));
  return groups.map((group) => (isTelling && isUnknown(group) && !isQuoted(group) ? lightly(group) : group));
}
