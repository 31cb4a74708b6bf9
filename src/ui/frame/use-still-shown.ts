import { useCallback, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Tells whether the screen is still the one that somebody looks at, and they are not on their way to another: only
 * then may the end of a save lead them anywhere.
 */
export function useStillShown(): () => boolean {
  const { state } = useNavigation();
  const leaving = useRef(false);
  leaving.current = state !== "idle";
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current && !leaving.current, []);
}
