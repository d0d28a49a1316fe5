import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Files that take long begin, so that nobody waits for one of them alone at the end. Files that share what they import
 * come last and together: Vitest keeps what they share only while the next file in line shares it too.
 */
export const longFirst = (long: RegExp): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      const rank = ({ moduleId, project }: TestSpecification) =>
        (project.config.isolate ? 0 : 2) + (long.test(moduleId) ? 0 : 1);
      return sorted.toSorted((a, b) => rank(a) - rank(b));
    }
  };
