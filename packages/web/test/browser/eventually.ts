/** Tries again until it holds. Unlike `expect.poll` it serves tests that run beside each other. */
export async function eventually(check: () => Promise<void>, patience = 15_000): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
