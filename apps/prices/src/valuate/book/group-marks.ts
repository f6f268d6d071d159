/** Marks of groups by id, in memory that threads share. Ids are assigned consecutively from 1, so a table is small. */
export type GroupMarks = {
  readonly mark: (groupId: number) => void;
  /** Returns the marks: 1 at the ids of marked groups. Ids beyond the table's end are unmarked. */
  readonly table: () => Uint8Array<SharedArrayBuffer>;
};

const FIRST_SIZE = 4096;

export function createGroupMarks(): GroupMarks {
  let marks = makeTable(FIRST_SIZE);
  return {
    mark: (groupId) => {
      if (groupId >= marks.length) {
        const larger = makeTable(Math.max(marks.length * 2, groupId + 1));
        larger.set(marks);
        marks = larger;
      }
      marks[groupId] = 1;
    },
    table: () => marks,
  };
}

const makeTable = (size: number): Uint8Array<SharedArrayBuffer> => new Uint8Array(new SharedArrayBuffer(size));
