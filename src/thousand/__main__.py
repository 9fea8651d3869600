"""Run the command line: `python -m thousand`."""

from thousand.cli.main import main

if __name__ == "__main__":
    main()
