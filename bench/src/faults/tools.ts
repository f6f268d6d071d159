/** Reports which kinds of faults this machine cannot inject. Throws if `FAULT_TOOLS=required` demands all of them. */
export function checkTools(
  { disk, clocks }: { disk: string | null; clocks: object | null },
  { say, wanted }: { say: (text: string) => void; wanted: string | undefined },
): void {
  const missing = [
    ...(disk === null ? ['no disk can be mounted here (as root, with a tmpfs): it is never full'] : []),
    ...(clocks === null ? ['there is no libfaketime here (apt-get install -y faketime): clocks are right all the time'] : []),
  ];
  if (missing.length > 0 && wanted === 'required') throw new Error(`FAULT_TOOLS=required, and ${missing.join('; ')}`);
  for (const text of missing) say(text);
}
