/** Settings of `groupCommit`. */
export interface GroupCommitOptions<Item, Result> {
  /** Commits all of the items or none, and resolves with one result for each. */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Names that an item claims: no two items of a group claim the same one. */
  readonly claims: (item: Item) => readonly string[];
  /** Whether an error is caused by one item, so that the others of its group are tried again. */
  readonly isFaultOfItem: (error: unknown) => boolean;
  /** The most items of a group. */
  readonly size: number;
}

/**
 * Returns a function that commits one item, sharing each commit and its disk flush with all calls made
 * meanwhile. Groups run one at a time, in the order of the calls.
 */
export function groupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  type Waiting = PromiseWithResolvers<Result> & { readonly item: Item };
  let waiting: Waiting[] = [];
  let isRunning = false;

  function takeGroup(): Waiting[] {
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    const claimed = new Set<string>();
    for (const one of waiting) {
      const claims = options.claims(one.item);
      if (group.length === options.size || claims.some((claim) => claimed.has(claim))) {
        later.push(one);
      } else {
        group.push(one);
      }
      // Includes waiting items, so that a later item cannot overtake one with the same claim.
      for (const claim of claims) claimed.add(claim);
    }
    waiting = later;
    return group;
  }

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await options.commit(group.map(({ item }) => item));
      group.forEach((one, index) => {
        const result = results[index];
        if (result === undefined) one.reject(new Error('The commit gave no result.'));
        else one.resolve(result);
      });
    } catch (error) {
      if (group.length === 1 || !options.isFaultOfItem(error)) {
        for (const one of group) one.reject(error);
        return;
      }
      for (const one of group) await commitGroup([one]);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Lets requests that have arrived meanwhile join the group.
      await new Promise((resolve) => setTimeout(resolve, 0));
      await commitGroup(takeGroup());
    }
    isRunning = false;
  }

  return (item) => {
    const one: Waiting = { ...Promise.withResolvers<Result>(), item };
    waiting.push(one);
    if (!isRunning) void run();
    return one.promise;
  };
}
