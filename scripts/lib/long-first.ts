import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Small files that take long begin, so that nobody waits for one of them alone at the end. */
export const longFirst = (long: RegExp): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
