import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { plusDays } from '@/i18n/dates';
import type { Drop } from '../drag/session';
import { timesOf } from '../labels';
import { stepMessages } from '../messages';
import { add, asOfNow, away, backToDefault, change, erase, overwrite, relocate, resized } from '../model/edits';
import type { Entry, Plan } from '../schedule/schedule';
import { type Block, blockById, blockId, type Resource, type WeekChange, type Write } from '../model/blocks';
import { assign, assignAll, type Pair } from '../model/pairs';
import { applyWrites } from '../model/writes';
import type { Kind } from '../search';
import type { CommitOptions, Planner } from './usePlanner';

/** Several edits, each applied to the result of the one before. */
function each<T>(plan: Plan, items: readonly T[], edit: (plan: Plan, item: T) => Write[]): Write[] {
  const all: Write[] = [];
  let now = plan;
  for (const item of items) {
    const writes = edit(now, item);
    all.push(...writes);
    now = applyWrites(now, writes);
  }
  return all;
}

/** A change of length that waits for its turn. */
interface Resize {
  id: string;
  edge: 'start' | 'end';
  minutes: number;
  /** Ends with the new times, which nobody sees who hears the calendar; with none if it is not saved. */
  saving: Promise<string>;
}

/** For actions without a form: the planner's toast has shown the error. */
const quietly = (saving: Promise<boolean>) => saving.catch(() => false);

/** The user's actions as changes of the calendar. All resolve true when saved, a change of length to the new times. */
export function useActions(kind: Kind, { plans, commit }: Planner) {
  const { formatMessage } = useIntl();
  const plan = plans[kind];
  const waiting = useRef<Resize>(null);
  /** Each press of a key counts: one that comes while another is saved is added to what waits. */
  const resize = (block: Block, edge: 'start' | 'end', minutes: number) => {
    const last = waiting.current;
    if (last?.id === blockId(block) && last.edge === edge) {
      last.minutes += minutes;
      return last.saving;
    }
    const own: Resize = { id: blockId(block), edge, minutes, saving: Promise.resolve('') };
    let times = '';
    const wish = (now: Planner['plans']) => {
      if (waiting.current === own) waiting.current = null;
      const found = asOfNow(now[kind], block);
      if (!found) return {};
      const entry = resized(found.entry, edge, own.minutes);
      times = timesOf(entry);
      return { [kind]: change(now[kind], found, entry) };
    };
    const saving = quietly(commit(wish, { label: formatMessage(stepMessages.resize) }));
    own.saving = saving.then((saved) => (saved ? times : ''));
    waiting.current = own;
    return own.saving;
  };
  const save = (writes: Write[], step: keyof typeof stepMessages, n = 1, verb?: CommitOptions['verb']) =>
    commit({ [kind]: writes }, { label: formatMessage(stepMessages[step], { n }), verb });
  return {
    /** Rejects when the server refuses, so that the form stays open. */
    create: (key: string, entry: Entry, alone: boolean) =>
      save(alone ? overwrite(plan, key, entry) : add(plan, key, entry), alone ? 'overwrite' : 'create', 1, 'add'),
    edit: (block: Block, key: string, values: Entry, alone: boolean) => {
      const entry = values.available ? { ...values, driver_id: block.entry.driver_id } : values;
      const moves = key !== block.key || entry.work_date !== block.entry.work_date;
      const gone = moves ? erase(plan, block) : [];
      if (alone) return save([...overwrite(plan, key, entry), ...gone], 'overwrite');
      return save(moves ? [...gone, ...add(plan, key, entry)] : change(plan, block, entry), 'edit');
    },
    erase: (blocks: readonly Block[]) => quietly(save(each(plan, blocks, erase), 'delete', blocks.length, 'delete')),
    away: (blocks: readonly Pick<Block, 'key' | 'entry'>[]) =>
      quietly(
        save(
          each(plan, blocks, (now, { key, entry }) => away(now, key, entry.work_date)),
          'away',
        ),
      ),
    backToDefault: (blocks: readonly Block[]) =>
      quietly(
        save(
          each(plan, blocks, (now, { key, entry }) => backToDefault(now, key, entry.work_date)),
          'reset',
          1,
          'delete',
        ),
      ),
    resize,
    drop: ({ blocks: held, mode, days, minutes, of, copy }: Drop) => {
      // As they are by now: somebody else may have changed them meanwhile.
      const blocks = held.flatMap((one) => blockById(plan, blockId(one), one.entry.work_date) ?? []);
      const [block] = blocks;
      if (block && mode !== 'move') {
        return quietly(save(change(plan, block, resized(block.entry, mode, minutes)), 'resize'));
      }
      const alone = new Set(blocks.map((one) => one.key)).size === 1;
      const shift = { days, minutes, ...(alone ? { key: of } : {}) };
      const writes = relocate(plan, blocks, shift, copy);
      return quietly(copy ? save(writes, 'copy', blocks.length, 'add') : save(writes, 'move', blocks.length));
    },
    /** Copies blocks so that the first one is on a day (and row). */
    paste: (blocks: readonly Block[], key: string, day: string) => {
      const [first] = blocks;
      if (!first) return Promise.resolve(false);
      const writes = each(plan, blocks, (now, block) => {
        const days = daysFrom(first.entry.work_date, day);
        const target = { ...block.entry, work_date: plusDays(block.entry.work_date, days) };
        return add(now, first.key === block.key ? key : block.key, target);
      });
      return quietly(save(writes, 'copy', blocks.length, 'add'));
    },
    /** Gives a truck's shift a driver, or none. */
    assign: (block: Block, driver: Resource | null) =>
      quietly(
        commit(assign(plans, block, driver), {
          label: formatMessage(stepMessages[driver ? 'assign' : 'unassign'], { who: driver?.label }),
          ofDrivers: true,
        }),
      ),
    assignAll: (pairs: readonly Pair[], today: string) =>
      quietly(
        commit(assignAll(plans, pairs, today), {
          label: formatMessage(stepMessages.assignAll, { n: pairs.length }),
          ofDrivers: true,
        }),
      ),
    copyDays: (writes: Write[]) =>
      commit({ [kind]: writes }, { label: formatMessage(stepMessages.copyDays), verb: 'add', shown: true }),
    /** Rejects when the server refuses, so that the form stays open. */
    setDefaults: (key: string, days: WeekChange) => save([{ op: 'defaults', key, days }], 'defaults'),
  };
}

const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export type Actions = ReturnType<typeof useActions>;
