export const rules = `
Two drivers load their vans with dice. How much a van can carry stands on a slip that only its driver has seen.

# Set-up
- Cut out the six slips and put them into a bag. Each driver draws one and looks at it **alone**.
- A van carries **10 and the number on its slip**.

# A turn
**1 Roll** both dice.

**2 Load** one of them: fill as many boxes as it has pips. Or **close** your van.

- A van with more than 16 is closed at once.
- Whoever has closed is passed over.

# The end
When both vans are closed, the slips are shown. A van that holds more than it can carry delivers **nothing**. Whoever delivers more wins;
the same is a shared win, and if neither delivers anything, nobody wins.
`;
