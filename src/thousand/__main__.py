"""Run the command line: `python -m thousand`."""

import sys

if __name__ == "__main__":
    try:
        from thousand.cli.main import main

        main()
    except KeyboardInterrupt:
        sys.exit(130)
